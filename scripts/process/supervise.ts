import { setTimeout as sleep } from 'node:timers/promises'

import { createBackOff } from './back-off'
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
  /** Takes one line, or several. */
  readonly report: (lines: string) => void
  /** How long to wait before the next try, in milliseconds. */
  readonly nextWait?: () => number
}

export type SupervisedPart = {
  /** Stops it whatever state it is in, also in the middle of a restart, and waits. */
  readonly stop: () => Promise<void>
}

/**
 * Restarts a part whenever it ends, with growing delays and for ever: the other parts go on without it, and what stops it may
 * pass. The whole failure is reported once, and then, as long as it stays the same, its first line at each try.
 */
export function supervise<Part extends RunningPart>({
  name,
  running,
  restart,
  report,
  nextWait = createBackOff(),
}: SuperviseOptions<Part>): SupervisedPart {
  const stopping = new AbortController()
  let current = running
  /** Ends without a part when everything is stopped first. */
  let restarting: Promise<Part | undefined> | undefined

  async function watch(): Promise<void> {
    for (;;) {
      const failure = await current.ended
      if (stopping.signal.aborted) return
      restarting = startAgain(failure)
      const restarted = await restarting
      if (restarted === undefined) return
      current = restarted
      restarting = undefined
      if (!stopping.signal.aborted) report(`${name} runs again.`)
    }
  }

  async function startAgain(first: StepError): Promise<Part | undefined> {
    let failure = first
    let reported = ''
    for (;;) {
      const waitMs = nextWait()
      const headline = failure.message.split('\n')[0] ?? ''
      const wait = `Starting it again in ${formatDuration(waitMs)}.`
      report(headline === reported ? `${headline} ${wait}` : describeFailure(failure, wait))
      reported = headline
      try {
        await sleep(waitMs, undefined, { signal: stopping.signal })
        return await restart(stopping.signal)
      } catch (error) {
        if (stopping.signal.aborted) return undefined
        failure = error instanceof StepError ? error : new StepError(String(error))
      }
    }
  }

  void watch()
  return {
    stop: async () => {
      stopping.abort()
      if (restarting === undefined) await current.stop()
      else await (await restarting)?.stop()
    },
  }
}

const describeFailure = ({ message, advice }: StepError, wait: string): string =>
  [message, ...advice.map((line) => `  → ${line}`), wait].join('\n')
