import { describe, expect, it } from 'vitest'

import { createBackOff } from './back-off'
import { supervise, type RunningPart } from './supervise'
import { StepError } from './steps'

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function fakePart() {
  const { promise: ended, resolve: end } = deferred<StepError>()
  const state = { isStopped: false }
  const part: RunningPart = {
    ended,
    stop: async () => {
      state.isStopped = true
      end(new StepError('asked to'))
    },
  }
  return { part, end: (words: string) => end(new StepError(words, ['Look there.'])), state }
}

const quick = () => createBackOff({ firstMs: 1, ceilingMs: 1 })

describe('supervise', () => {
  it('should start again what has ended, each time, and say so', async () => {
    const lines: string[] = []
    const parts = [fakePart(), fakePart(), fakePart()]
    const started = parts.map(() => deferred<null>())
    let index = 0
    const supervisor = supervise({
      name: 'The thing',
      running: parts[0]?.part ?? fakePart().part,
      restart: async () => {
        index += 1
        started[index]?.resolve(null)
        return parts[index]?.part ?? fakePart().part
      },
      report: (line) => lines.push(line),
      nextWait: quick(),
    })

    parts[0]?.end('It broke.')
    await started[1]?.promise
    parts[1]?.end('It broke again.')
    await started[2]?.promise
    await supervisor.stop()

    expect(parts[2]?.state.isStopped).toBe(true)
    expect(lines).toEqual([
      'It broke.\n  → Look there.\nStarting it again in 0.0 s.',
      'The thing runs again.',
      'It broke again.\n  → Look there.\nStarting it again in 0.0 s.',
    ])
  })

  it('should try for ever when starts fail, and run once more when the reason is gone', async () => {
    const first = fakePart()
    const second = fakePart()
    const isBack = deferred<null>()
    const lines: string[] = []
    let tries = 0
    const supervisor = supervise({
      name: 'The thing',
      running: first.part,
      restart: async () => {
        tries += 1
        if (tries > 30) return second.part
        throw new StepError(tries > 28 ? 'The file is locked.' : `The disk is full.\nAt ${tries}.`, ['Make room.'])
      },
      report: (line) => {
        lines.push(line)
        if (line === 'The thing runs again.') isBack.resolve(null)
      },
      nextWait: quick(),
    })
    first.end('It broke.')
    await isBack.promise

    const wait = 'Starting it again in 0.0 s.'
    expect(lines.slice(0, 3)).toEqual([
      `It broke.\n  → Look there.\n${wait}`,
      `The disk is full.\nAt 1.\n  → Make room.\n${wait}`,
      `The disk is full. ${wait}`,
    ])
    expect(new Set(lines.slice(2, 29))).toEqual(new Set([`The disk is full. ${wait}`]))
    expect(lines.slice(29)).toEqual([
      `The file is locked.\n  → Make room.\n${wait}`,
      `The file is locked. ${wait}`,
      'The thing runs again.',
    ])
    await supervisor.stop()
    expect(second.state.isStopped).toBe(true)
  })

  it('should not start again what was stopped', async () => {
    const first = fakePart()
    const supervisor = supervise({
      name: 'The thing',
      running: first.part,
      restart: () => Promise.reject(new Error('started again')),
      report: (line) => expect.unreachable(line),
    })

    await supervisor.stop()

    expect(first.state.isStopped).toBe(true)
  })

  it('should stop in the middle of a wait', async () => {
    const first = fakePart()
    const waiting = deferred<null>()
    const supervisor = supervise({
      name: 'The thing',
      running: first.part,
      restart: () => Promise.reject(new Error('started again')),
      report: (line) => {
        if (line.includes('Starting')) waiting.resolve(null)
      },
      nextWait: () => 3_600_000,
    })
    first.end('It broke.')
    await waiting.promise

    await expect(supervisor.stop()).resolves.toBeUndefined()
  })

  it('should stop what is just being started', async () => {
    const first = fakePart()
    const second = fakePart()
    const starting = deferred<null>()
    const isReady = deferred<RunningPart>()
    const supervisor = supervise({
      name: 'The thing',
      running: first.part,
      restart: () => {
        starting.resolve(null)
        return isReady.promise
      },
      report: () => {},
      nextWait: quick(),
    })
    first.end('It broke.')
    await starting.promise

    const stopped = supervisor.stop()
    isReady.resolve(second.part)
    await stopped

    expect(second.state.isStopped).toBe(true)
  })
})
