import { describe, expect, it } from 'vitest'

import { createFrameQueue } from './frame-queue'

function queueWithClock() {
  const frames: (() => void)[] = []
  let time = 0
  const queue = createFrameQueue(
    (run) => frames.push(run),
    () => time,
  )
  const done: string[] = []
  const add = (name: string, milliseconds: number) =>
    queue.add(() => {
      done.push(name)
      time += milliseconds
    })
  return { queue, add, done, frame: () => frames.shift()?.(), frames }
}

describe('createFrameQueue', () => {
  it('should do nothing before a frame, and short work together', () => {
    const { add, done, frame } = queueWithClock()
    add('a', 1)
    add('b', 1)
    expect(done).toEqual([])

    frame()

    expect(done).toEqual(['a', 'b'])
  })

  it('should leave what takes too long for one frame to the next', () => {
    const { add, done, frame } = queueWithClock()
    add('a', 20)
    add('b', 20)

    frame()
    expect(done).toEqual(['a'])

    frame()
    expect(done).toEqual(['a', 'b'])
  })

  it('should go on with work of several steps before the next, over as many frames as it takes', () => {
    const { queue, add, done, frame } = queueWithClock()
    let steps = 0
    queue.add(() => {
      add(`step ${steps}`, 0)
      steps += 1
      return steps < 3 ? 'more' : undefined
    })
    add('after', 5)

    frame()

    expect(steps).toBe(3)
    expect(done[0]).toBe('after')
  })

  it('should ask for no frame when nothing waits, and forget what was cleared', () => {
    const { queue, add, done, frame, frames } = queueWithClock()
    add('a', 20)
    add('b', 20)
    frame()
    queue.clear()
    frame()

    expect(done).toEqual(['a'])
    expect(frames).toEqual([])
  })
})
