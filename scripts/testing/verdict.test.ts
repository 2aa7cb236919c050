import { describe, expect, it } from 'vitest'

import type { Outcome, TestResult } from './test-reports'
import { judge, MOST_UNSTEADY } from './verdict'

const result = (title: string, outcome: Outcome): TestResult => ({
  file: 'tests/int/a.int.test.ts',
  title,
  outcome,
  reason: outcome === 'passed' ? '' : `AssertionError: ${title}`,
})

const many = (count: number, outcome: Outcome) =>
  Array.from({ length: count }, (_, index) => result(`${outcome} ${index}`, outcome))

const judged = (int: readonly TestResult[], isBroken = false) =>
  judge({ results: { unit: many(2, 'passed'), int, browser: [] }, isBroken })

describe('judge', () => {
  it('should be green when all passed', () => {
    expect(judged(many(3, 'passed'))).toEqual({ isGreen: true, lines: ['5 passed, 0 failed'] })
  })

  it(`should be green with ${MOST_UNSTEADY} unsteady tests, and name each with its reason`, () => {
    const { isGreen, lines } = judged([...many(1, 'passed'), ...many(MOST_UNSTEADY, 'unsteady')])
    expect(isGreen).toBe(true)
    expect(lines).toContain('  tests/int/a.int.test.ts › unsteady 2')
    expect(lines).toContain('    AssertionError: unsteady 2')
    expect(lines.at(-1)).toBe('6 passed, 0 failed, 3 unsteady')
  })

  it('should be red with one more', () => {
    const { isGreen, lines } = judged(many(MOST_UNSTEADY + 1, 'unsteady'))
    expect(isGreen).toBe(false)
    expect(lines.at(-1)).toBe('2 passed, 4 failed, 4 unsteady')
  })

  it('should be red when a test failed, and say how to run it alone', () => {
    const { isGreen, lines } = judged([{ ...result('a name', 'failed'), line: 42, evidence: 'test-results/trace.zip' }])
    expect(isGreen).toBe(false)
    expect(lines.slice(-5)).toEqual([
      'Failed:',
      '  tests/int/a.int.test.ts › a name',
      '    AssertionError: a name',
      '    test-results/trace.zip · npm test -- --only int tests/int/a.int.test.ts:42',
      '2 passed, 1 failed',
    ])
  })

  it('should never end a broken run with no failure', () => {
    expect(judged(many(1, 'passed'), true)).toEqual({ isGreen: false, lines: ['3 passed, 1 failed'] })
  })

  it('should name the file of a failure that is no test’s', () => {
    expect(judged([result('(the whole file)', 'failed')]).lines.at(-2)).toMatch(
      /--only int tests\/int\/a\.int\.test\.ts$/,
    )
  })

  it('should fit forty lines however much failed', () => {
    const { lines } = judged([...many(90, 'unsteady'), ...many(500, 'failed')])
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines).toContain('  and 492 more')
  })
})
