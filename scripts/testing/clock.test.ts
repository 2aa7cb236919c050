import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'

import { clockRules } from '../../eslint.clock.mjs'

const listRefusals = (code: string) =>
  new Linter()
    .verify(code, { rules: { 'no-restricted-syntax': ['error', ...clockRules] } })
    .map(({ ruleId, message }) => (ruleId === null ? message : readKind(message)))

const readKind = (message: string) =>
  message.includes('pause.ts') ? 'pause' : message.includes('npm run bench') ? 'measure' : 'limit'

describe('the clock in tests', () => {
  it.each([
    ['a pause of the browser', 'await page.waitForTimeout(500)'],
    ['a promise of a timer', 'await new Promise((resolve) => setTimeout(resolve, 1_500))'],
    [
      'a promise of a timer in a function',
      'const nap = (ms) => new Promise((done) => { setTimeout(() => done(), ms) })',
    ],
    ['a timer that is a promise', `import { setTimeout as wait } from 'node:timers/promises'`],
    ['the same by its short name', `import { setTimeout } from 'timers/promises'`],
    ['a sleep, wherever it comes from', 'await sleep(A_WHILE_MS)'],
  ])('should refuse %s', (_, code) => {
    expect(listRefusals(code)).toEqual(['pause'])
  })

  it.each([
    ['of a browser test', 'test.setTimeout(60_000)'],
    ['of a browser test, reckoned', 'test.setTimeout(5 * 60 * 1000)'],
    ['of a whole window', 'context.setDefaultTimeout(20_000)'],
    ['of an assertion', 'await expect(row).toBeVisible({ timeout: 2_000 })'],
    ['of an assertion, reckoned', 'await expect.poll(count, { timeout: 2 * 1000 }).toBe(1)'],
    ['in a constant', 'const PATIENCE = { timeout: 10_000, interval: 50 }'],
    ['of a group of tests', 'test.describe.configure({ timeout: 90_000 })'],
    ['of a test', `it('should end', () => undefined, 60_000)`],
    ['of a test of a table', `it.each([1, 2])('should end', () => undefined, 60_000)`],
    ['of a hook', 'beforeAll(start, 30_000)'],
    ['of a wait', 'await vi.waitFor(look, 20_000)'],
    ['of a wait, by name', 'await vi.waitUntil(look, { timeout: 3_000 })'],
  ])('should refuse a number as a limit %s', (_, code) => {
    expect(listRefusals(`(async () => { ${code} })()`)).toEqual(['limit'])
  })

  it.each([
    ['by the steady clock', 'expect(performance.now() - start).toBeLessThan(A_SECOND)'],
    ['by the clock of the day', 'expect(Date.now() - start).toBeLessThanOrEqual(A_SECOND + 500)'],
  ])('should refuse to measure %s', (_, code) => {
    expect(listRefusals(code)).toEqual(['measure'])
  })

  it.each([
    ['a date that is to come', 'expect(Date.parse(end) - Date.now()).toBeLessThan(3_600_000)'],
    ['a limit by its name', 'test.setTimeout(LONG_TEST_MS)'],
    ['a factor of one', 'test.describe.configure({ timeout: 3 * LONG_WAIT_MS })'],
    ['a limit of a test by its name', `it('should end', () => undefined, LONG_TEST_MS)`],
    ['a pause with a reason', `const quiet = pause(500, 'nothing must come')`],
    ['a turn of the loop', 'const turn = new Promise((resolve) => setTimeout(resolve))'],
    ['a time a stand-in takes', 'setTimeout(() => response.end(), 20)'],
    ['an expected value', 'expect(WATCH).toEqual({ timeout: 27_000 })'],
    ['a clock the test holds', 'vi.advanceTimersByTime(60_000)'],
    ['a table of numbers', `it.each([1, 2])('should be %i', (count) => count)`],
  ])('should let through %s', (_, code) => {
    expect(listRefusals(code)).toEqual([])
  })
})
