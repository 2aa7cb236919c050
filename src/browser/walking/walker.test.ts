import { describe, expect, it } from 'vitest'

import { encodeStreetMap } from '@/domain/streets/street-file'
import { samplePosition as at, sampleWay } from '../../../tests/helpers/sample-streets'

import { createWalkAnswers } from './answer-walks'
import type { Numbered, WalkQuestion, WalkReply } from './walk-messages'
import { createWalker } from './walker'

const streets = encodeStreetMap({
  city: 'makkah',
  ways: [sampleWay('0,0 0,400')],
  buildings: [],
})

const question = (east: number): WalkQuestion => ({
  address: '/streets',
  from: at(0, 0),
  to: at(0, east),
  avoidsSteps: false,
})

/** A worker without a thread, as far as it goes: each message arrives in a later turn. */
function createThread(fetchStreets: (address: string) => Promise<Uint8Array>) {
  const target = new EventTarget()
  const send = (data: unknown) => queueMicrotask(() => target.dispatchEvent(new MessageEvent('message', { data })))
  const answer = createWalkAnswers({ fetchStreets, reply: send })
  return {
    postMessage: (data: Numbered<WalkQuestion>) => queueMicrotask(() => answer(data)),
    addEventListener: target.addEventListener.bind(target),
    terminate: () => undefined,
    fail: () => target.dispatchEvent(new Event('error')),
  }
}

const askFor = (walker: ReturnType<typeof createWalker>, east: number): Promise<WalkReply> =>
  new Promise((resolve) => walker.ask(question(east), resolve))

describe('the walker', () => {
  it('should answer, and fetch the streets of a city once', async () => {
    let fetched = 0
    const walker = createWalker(() =>
      createThread(async () => {
        fetched++
        return streets
      }),
    )

    expect(await askFor(walker, 400)).toMatchObject({ kind: 'walk', metresToWay: 0 })
    expect(await askFor(walker, 5)).toEqual({ kind: 'refused', reason: 'there' })
    expect(fetched).toBe(1)
  })

  it('should answer the newest question only', async () => {
    const walker = createWalker(() => createThread(async () => streets))
    const replies: string[] = []

    walker.ask(question(400), () => replies.push('first'))
    await askFor(walker, 300)
    await new Promise((resolve) => setTimeout(resolve))

    expect(replies).toEqual([])
  })

  it('should say that the streets did not come, and try again with the next question', async () => {
    let isUp = false
    const walker = createWalker(() =>
      createThread(async () => {
        if (!isUp) throw new Error('no network')
        return streets
      }),
    )

    expect(await askFor(walker, 400)).toEqual({ kind: 'failed', reason: 'no-streets' })
    isUp = true
    expect(await askFor(walker, 400)).toMatchObject({ kind: 'walk' })
  })

  it('should say that a file is damaged', async () => {
    const walker = createWalker(() => createThread(async () => streets.slice(0, 9)))

    expect(await askFor(walker, 400)).toEqual({ kind: 'failed', reason: 'no-streets' })
  })

  it('should say so where a worker cannot be started, or dies', async () => {
    const without = createWalker(() => {
      throw new Error('no workers here')
    })
    expect(await askFor(without, 400)).toEqual({ kind: 'failed', reason: 'no-worker' })

    const thread = createThread(() => new Promise(() => undefined))
    const walker = createWalker(() => thread)
    const reply = askFor(walker, 400)
    thread.fail()
    expect(await reply).toEqual({ kind: 'failed', reason: 'no-worker' })
  })

  it('should be silent once it is closed', async () => {
    const walker = createWalker(() => createThread(async () => streets))
    const replies: WalkReply[] = []

    walker.ask(question(400), (reply) => replies.push(reply))
    walker.close()
    await new Promise((resolve) => setTimeout(resolve))

    expect(replies).toEqual([])
  })
})
