import { describe, expect, it } from 'vitest'

import {
  readPlaywrightList,
  readPlaywrightReport,
  readVitestReport,
  withSecondTry,
  type Outcome,
  type TestResult,
} from './test-reports'

const ROOT = '/guide'

const vitestFile = (status: string, assertions: readonly object[], message = '') => ({
  name: `${ROOT}/tests/int/a.int.test.ts`,
  status,
  message,
  assertionResults: assertions,
})

const inGroup = (title: string) => ({ ancestorTitles: ['a'], title })

const readVitest = (...testResults: readonly object[]) => readVitestReport(JSON.stringify({ testResults }), ROOT)

describe('readVitestReport', () => {
  it('should name the file, the test and the first line of its error, and leave out what did not run', () => {
    const results = readVitest(
      vitestFile('failed', [
        { ...inGroup('b'), status: 'passed', failureMessages: [] },
        {
          ...inGroup('c'),
          status: 'failed',
          failureMessages: ['\u001B[31mAssertionError: no\u001B[39m\n  at x'],
          location: { line: 12 },
        },
        { ...inGroup('d'), status: 'skipped' },
      ]),
    )
    expect(results).toEqual([
      { file: 'tests/int/a.int.test.ts', title: 'a › b', outcome: 'passed', reason: '' },
      { file: 'tests/int/a.int.test.ts', line: 12, title: 'a › c', outcome: 'failed', reason: 'AssertionError: no' },
    ])
  })

  it('should take a file that broke outside of its tests as a failure', () => {
    const results = readVitest(vitestFile('failed', [{ ...inGroup('b'), status: 'skipped' }], 'Hook timed out'))
    expect(results).toMatchObject([{ title: '(the whole file)', outcome: 'failed', reason: 'Hook timed out' }])
  })

  it('should refuse what is no report', () => {
    for (const text of ['', '{}', '[]']) expect(() => readVitestReport(text, ROOT)).toThrow()
  })
})

describe('readPlaywrightReport', () => {
  const spec = (title: string, status: string, results: readonly object[]) => ({
    title,
    file: 'a.e2e.ts',
    line: 7,
    tests: [{ status, results }],
  })
  const screenshot = { name: 'screenshot', path: `${ROOT}/test-results/a.png` }
  const failed = { errors: [{ message: 'Error: not visible\nat x' }], attachments: [screenshot] }
  const failedAgain = {
    ...failed,
    attachments: [screenshot, { name: 'trace', path: `${ROOT}/test-results/trace.zip` }],
  }
  const passed = { errors: [], attachments: [] }
  const report = (specs: readonly object[], errors: readonly object[] = []) =>
    JSON.stringify({
      config: { rootDir: `${ROOT}/tests/e2e` },
      suites: [{ title: 'a.e2e.ts', specs: [], suites: [{ title: 'a map', specs, suites: [] }] }],
      errors,
    })
  const read = (...args: Parameters<typeof report>) => readPlaywrightReport(report(...args), ROOT)

  it('should tell apart what passed, what passed at the second try, and what failed twice', () => {
    const results = read([
      spec('one', 'expected', [passed]),
      spec('two', 'flaky', [failed, passed]),
      spec('three', 'unexpected', [failed, failedAgain]),
      spec('four', 'skipped', []),
    ])
    expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['a map › one', 'passed'],
      ['a map › two', 'unsteady'],
      ['a map › three', 'failed'],
    ])
    expect(results[1]).toMatchObject({
      file: 'tests/e2e/a.e2e.ts',
      line: 7,
      reason: 'Error: not visible',
      evidence: 'test-results/a.png',
    })
    expect(results[2]).toMatchObject({ evidence: 'test-results/trace.zip' })
  })

  it('should take what is only listed for there', () => {
    expect(readPlaywrightList(report([spec('one', 'skipped', [])]), ROOT)).toMatchObject([
      { file: 'tests/e2e/a.e2e.ts', title: 'a map › one', outcome: 'passed' },
    ])
  })

  it('should count what breaks before the tests', () => {
    expect(read([], [{ message: 'Error: no server' }])).toMatchObject([
      { outcome: 'failed', reason: 'Error: no server' },
    ])
  })
})

describe('withSecondTry', () => {
  const one = (title: string, outcome: Outcome, file = 'a'): TestResult => ({ file, title, outcome, reason: outcome })
  const outcomes = (results: readonly TestResult[]) => results.map(({ title, outcome }) => [title, outcome])

  it('should call unsteady what passed in one try and failed in the other', () => {
    const first = [one('x', 'failed'), one('y', 'passed'), one('z', 'passed', 'b')]
    const second = [one('x', 'passed'), one('y', 'failed')]
    expect(outcomes(withSecondTry(first, second))).toEqual([
      ['x', 'unsteady'],
      ['y', 'unsteady'],
      ['z', 'passed'],
    ])
  })

  it('should call failed what failed twice, or was not reached again', () => {
    const first = [one('x', 'failed'), one('y', 'failed')]
    expect(outcomes(withSecondTry(first, [one('x', 'failed')]))).toEqual([
      ['x', 'failed'],
      ['y', 'failed'],
    ])
  })

  it('should forgive a file that broke off only when it ran', () => {
    const whole = one('(the whole file)', 'failed')
    expect(outcomes(withSecondTry([whole], []))).toEqual([['(the whole file)', 'failed']])
    expect(outcomes(withSecondTry([whole], [whole]))).toEqual([['(the whole file)', 'failed']])
    expect(outcomes(withSecondTry([whole], [one('x', 'passed'), one('y', 'failed')]))).toEqual([
      ['(the whole file)', 'unsteady'],
      ['x', 'passed'],
      ['y', 'failed'],
    ])
  })
})
