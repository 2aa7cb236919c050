import { describe, expect, it } from 'vitest'

import { readTestCounts, summaryLine } from './test-counts'

describe('readTestCounts', () => {
  it('should read the report of vitest', () => {
    expect(readTestCounts('{"numPassedTests":3,"numFailedTests":1,"success":false}')).toEqual({ passed: 3, failed: 1 })
  })

  it('should read the report of Playwright', () => {
    const report = '{"config":{},"stats":{"expected":5,"unexpected":2,"flaky":1,"skipped":4}}'
    expect(readTestCounts(report)).toEqual({ passed: 6, failed: 2 })
  })

  it.each(['', 'no json', '{}', '[]'])('should make nothing of %j', (text) => {
    expect(readTestCounts(text)).toBeUndefined()
  })
})

describe('summaryLine', () => {
  it('should add everything up', () => {
    expect(
      summaryLine(
        [
          { passed: 3, failed: 0 },
          { passed: 4, failed: 0 },
        ],
        false,
      ),
    ).toBe('7 passed, 0 failed')
  })

  it('should never end a failed run with no failure', () => {
    expect(summaryLine([{ passed: 3, failed: 0 }], true)).toBe('3 passed, 1 failed')
    expect(summaryLine([{ passed: 3, failed: 2 }], true)).toBe('3 passed, 2 failed')
  })
})
