import { describe, expect, it } from 'vitest'

import { atMost, median, printTable, makeRatioFigure, computeRatio, selectValidRounds } from './figures'

describe('computeRatio', () => {
  it('should be the median of the rounds’ own ratios', () => {
    expect(
      computeRatio([
        { bare: 100, ours: 50 },
        { bare: 200, ours: 120 },
        { bare: 150, ours: 105 },
      ]),
    ).toEqual({ median: 0.6, lowest: 0.5, highest: 0.7, voided: 0 })
  })

  it('should leave out rounds in which the reference was slow itself', () => {
    const rounds = [
      { bare: 100, ours: 50 },
      { bare: 100, ours: 50 },
      { bare: 40, ours: 50 },
    ]
    expect(computeRatio(rounds)).toEqual({ median: 0.5, lowest: 0.5, highest: 0.5, voided: 1 })
  })

  it('should say nothing after too many void rounds', () => {
    const rounds = [100, 100, 100, 10, 10, 10].map((bare) => ({ bare, ours: 50 }))
    expect(computeRatio([...rounds, { bare: 100, ours: 50 }])).toBeNull()
    expect(makeRatioFigure('x', [...rounds, { bare: 100, ours: 50 }], 0.5)).toMatchObject({
      measured: 'void',
      isReached: false,
    })
  })
})

describe('validRounds', () => {
  const getSpeed = (milliseconds: number) => 1 / milliseconds

  it('should leave out rounds in which the reference took more than twice its usual time', () => {
    expect(selectValidRounds([100, 90, 221, 110, 219], getSpeed)).toEqual([100, 90, 110, 219])
  })

  it('should say nothing after three void rounds', () => {
    expect(selectValidRounds([100, 100, 100, 100, 300, 300, 300], getSpeed)).toBeNull()
    expect(selectValidRounds([100, 100, 100, 300, 300], getSpeed)).toHaveLength(3)
  })
})

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('should find the middle of %j', (values, expected) => {
    expect(median(values)).toBe(expected)
  })
})

describe('printTable', () => {
  it('should mark what was missed', () => {
    const table = printTable([atMost('list', 158_322, 275_000, 'bytes'), atMost('index', 120, 100, 'KB', 'so far')])
    expect(table.split('\n')).toEqual([
      '   what   measured      goal',
      '✓  list   158322 bytes  ≤ 275000 bytes',
      '✗  index  120 KB        ≤ 100 KB        so far',
    ])
  })
})
