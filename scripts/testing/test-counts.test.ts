import { describe, expect, it } from 'vitest'

import { readTestCounts, summaryLine, timingLines } from './test-counts'

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

describe('timingLines', () => {
  it('should list parts as they began, and say how long all took together', () => {
    const lines = timingLines([
      { name: 'Lint', from: 5_000, to: 50_000 },
      { name: 'Database', from: 0, to: 3_000 },
      { name: 'Build', from: 4_000, to: 64_000 },
    ])

    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['Part', 'took', 'began after'],
      ['Database', '3.0 s', '0.0 s'],
      ['Build', '1 min 0 s', '4.0 s'],
      ['Lint', '45 s', '5.0 s'],
      ['All', '1 min 4 s'],
    ])
  })
})
