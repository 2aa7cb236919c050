import { setTimeout as sleep } from 'node:timers/promises'

import { createBackOff, type NextTry } from './back-off'
import { formatDuration, StepError } from './steps'

/** A part of the guide that runs until it is stopped, or until something ends it. */
export type RunningPart = {
  /** Resolves when it ends without being asked to, with the error to report. */
  readonly ended: Promise<StepError>
  readonly stop: () => Promise<void>
}

type SuperviseOptions<Part extends RunningPart> = {
  /** At the start of a sentence: `The web server`. */
  readonly name: string
  readonly running: Part
  /** Starts it once more, as it was. The signal says that everything is being stopped. */
  readonly restart: (stopping: AbortSignal) => Promise<Part>
  readonly report: (line: string) => void
  readonly nextTry?: () => NextTry | undefined
}

export type SupervisedPart = {
  /** Resolves when the tries are used up. */
  readonly gaveUp: Promise<StepError>
  /** Stops it whatever state it is in, also in the middle of a restart, and waits. */
  readonly stop: () => Promise<void>
}

/** Restarts a part whenever it ends, with growing delays, until it has ended too often. */
export function supervise<Part extends RunningPart>({
  name,
  running,
  restart,
  report,
  nextTry = createBackOff(),
}: SuperviseOptions<Part>): SupervisedPart {
  const stopping = new AbortController()
  let current = running
  let restarting: Promise<Part | StepError> | undefined

  async function watch(): Promise<StepError> {
    for (;;) {
      const failure = await current.ended
      if (stopping.signal.aborted) return failure
      restarting = startAgain(failure)
      const outcome = await restarting
      if (outcome instanceof StepError) return outcome
      current = outcome
      restarting = undefined
      if (!stopping.signal.aborted) report(`${name} runs again.`)
    }
  }

  /** @returns the running part, or the reason why there is none */
  async function startAgain(first: StepError): Promise<Part | StepError> {
    let failure = first
    for (;;) {
      const attempt = nextTry()
      if (attempt === undefined) return toGivenUpError(name, failure)
      report(failure.message)
      report(`Starting it again in ${formatDuration(attempt.waitMs)} (try ${attempt.number} of ${attempt.of}).`)
      try {
        await sleep(attempt.waitMs, undefined, { signal: stopping.signal })
        return await restart(stopping.signal)
      } catch (error) {
        failure = error instanceof StepError ? error : new StepError(String(error))
        if (stopping.signal.aborted) return failure
      }
    }
  }

  const watching = watch()
  return {
    gaveUp: watching.then((failure) => (stopping.signal.aborted ? new Promise<never>(() => {}) : failure)),
    stop: async () => {
      stopping.abort()
      const outcome = await restarting
      if (outcome === undefined) await current.stop()
      else if (!(outcome instanceof StepError)) await outcome.stop()
    },
  }
}

const toGivenUpError = (name: string, { message, advice }: StepError): StepError =>
  new StepError(`${name} ended too often to be started again. The last time:\n${message}`, [
    ...advice,
    'Correct the cause and start the guide again; nothing that was saved is lost.',
  ])
