import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { inSteps, readRows } from './read-rows'

const schema = z.object({ id: z.int(), name: z.string() })

describe('readRows', () => {
  it('should keep the rows that fit, in their order, and leave out the others', () => {
    const rows = [{ id: 2, name: 'Mina' }, { id: 'three', name: 'Arafat' }, null, { id: 1, name: 'Quba' }]

    expect(readRows(schema, rows)).toEqual([
      { id: 2, name: 'Mina' },
      { id: 1, name: 'Quba' },
    ])
  })

  it.each([[null], [{}], ['[]']])('should refuse what is no list: %j', (value) => {
    expect(() => readRows(schema, value)).toThrow(TypeError)
  })
})

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

afterEach(() => vi.unstubAllGlobals())

describe('inSteps', () => {
  it.each([
    [0, []],
    [1, [1]],
    [3, [3]],
    [7, [3, 3, 1]],
  ])('should work through %i items in order, at most three at a time', async (count, sizes) => {
    const steps: (readonly number[])[] = []
    await inSteps(numbers(count), 3, (step) => steps.push(step))
    expect(steps.map(({ length }) => length)).toEqual(sizes)
    expect(steps.flat()).toEqual(numbers(count))
  })

  it('should let others in between two steps', async () => {
    const order: string[] = []
    setTimeout(() => order.push('a letter'))
    await inSteps(numbers(2), 1, ([number]) => order.push(`step ${number}`))
    expect(order).toEqual(['step 0', 'a letter', 'step 1'])
  })

  it('should pause as the browser offers it, where it does', async () => {
    const pause = vi.fn(() => Promise.resolve())
    vi.stubGlobal('scheduler', { yield: pause })
    await inSteps(numbers(3), 1, () => undefined)
    expect(pause).toHaveBeenCalledTimes(2)
  })

  it('should end before the next step when it is called off', async () => {
    const calledOff = new AbortController()
    const work = vi.fn(() => calledOff.abort())
    await expect(inSteps(numbers(9), 3, work, calledOff.signal)).rejects.toThrow()
    expect(work).toHaveBeenCalledOnce()
  })

  it('should say what went wrong in a step', async () => {
    await expect(
      inSteps(numbers(1), 1, () => {
        throw new Error('no such row')
      }),
    ).rejects.toThrow('no such row')
  })
})
