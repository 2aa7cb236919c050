import { describe, expect, it } from 'vitest'

import { timingLines } from './timings'

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
