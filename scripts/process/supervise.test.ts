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

const quick = (tries: number) => createBackOff({ firstMs: 1, tries })

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
      nextTry: quick(8),
    })

    parts[0]?.end('It broke.')
    await started[1]?.promise
    parts[1]?.end('It broke again.')
    await started[2]?.promise
    await supervisor.stop()

    expect(parts[2]?.state.isStopped).toBe(true)
    expect(lines).toEqual([
      'It broke.',
      'Starting it again in 0.0 s (try 1 of 8).',
      'The thing runs again.',
      'It broke again.',
      'Starting it again in 0.0 s (try 2 of 8).',
    ])
  })

  it('should try again when a start fails, and in the end give up with what to do', async () => {
    const first = fakePart()
    let tries = 0
    const supervisor = supervise({
      name: 'The thing',
      running: first.part,
      restart: async () => {
        tries += 1
        throw new StepError(`No luck ${tries}.`, ['Look there.'])
      },
      report: () => {},
      nextTry: quick(3),
    })
    first.end('It broke.')

    const failure = await supervisor.gaveUp

    expect(tries).toBe(3)
    expect(failure.message).toContain('ended too often')
    expect(failure.message).toContain('No luck 3.')
    expect(failure.advice).toContain('Look there.')
    expect(failure.advice.at(-1)).toContain('start the guide again')
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
        if (line.startsWith('Starting')) waiting.resolve(null)
      },
      nextTry: createBackOff({ firstMs: 3_600_000, ceilingMs: 3_600_000 }),
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
      nextTry: quick(8),
    })
    first.end('It broke.')
    await starting.promise

    const stopped = supervisor.stop()
    isReady.resolve(second.part)
    await stopped

    expect(second.state.isStopped).toBe(true)
  })
})
