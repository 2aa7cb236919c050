import { describe, expect, it } from 'vitest'

import { Refusal } from '@/server/http/answers'

import { inTurn } from './sign-in-turns'

const from = (address: string) => new Headers({ 'x-forwarded-for': address })

/** Work that ends when it is told to. */
function openWork() {
  let running = 0
  let most = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await ended
    running -= 1
  }
  return { work, end, getMost: () => most }
}

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  )

describe('those who sign in at the same moment', () => {
  it('should be four at a time, and three of one network, so that others are not kept out', async () => {
    const crowd = openWork()
    const other = openWork()
    const asked = Array.from({ length: 10 }, () => outcome(inTurn(from('192.0.2.1'), crowd.work)))
    const owner = outcome(inTurn(from('198.51.100.1'), other.work))
    await Promise.resolve()

    expect([crowd.getMost(), other.getMost()]).toEqual([3, 1])
    crowd.end()
    other.end()

    expect(await Promise.all([...asked, owner])).toEqual(Array.from({ length: 11 }, () => 200))
    expect(crowd.getMost()).toBeLessThanOrEqual(3)
  })

  it('should be told to come back where too many of a network wait', async () => {
    const crowd = openWork()
    const asked = Array.from({ length: 24 }, () => outcome(inTurn(from('192.0.2.1'), crowd.work)))
    crowd.end()

    const statuses = await Promise.all(asked)

    expect(statuses.filter((status) => status === 200)).toHaveLength(23)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
