import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { holdLines } from './hold-lines'

let written: (readonly [line: string, heldBack: number])[] = []

const open = () => holdLines<string>({ intervalMs: 60_000, write: (line, heldBack) => written.push([line, heldBack]) })

beforeEach(() => {
  written = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => void vi.useRealTimers())

describe('holdLines', () => {
  it('should write the first at once, and one in each interval, with how many were held back', () => {
    const report = open()
    for (let second = 0; second < 120; second += 1) {
      for (let count = 0; count < 30; count += 1) report(`${second}.${count}`)
      vi.advanceTimersByTime(1_000)
    }

    expect(written).toEqual([
      ['0.0', 0],
      ['59.29', 30 * 60 - 2],
      ['119.29', 30 * 60 - 1],
    ])
  })

  it('should lose none, and write nothing where there is nothing', () => {
    const report = open()
    report('one')
    report('two')
    vi.advanceTimersByTime(60_000)
    expect(written).toEqual([
      ['one', 0],
      ['two', 0],
    ])

    vi.advanceTimersByTime(600_000)
    report('three')
    expect(written.slice(2)).toEqual([['three', 0]])
  })
})
