import { signalChildren } from './children'
import { failureLines, writeLine } from './steps'

export type Lifecycle = {
  /** Registers what to undo at the end; the last registered goes first. */
  readonly onClose: (close: () => Promise<void>) => void
  /** From here on a stop by signal is the normal end, with exit code 0. */
  readonly serving: () => void
}

const EXIT_CODES: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/**
 * Runs a script's main function and ends the process: 0 when it returns or is stopped while serving, 1 when it throws.
 * The first Ctrl-C (or TERM, HUP) closes everything in order; the second ends at once.
 */
export async function runMain(main: (lifecycle: Lifecycle) => Promise<void>): Promise<never> {
  const closers: (() => Promise<void>)[] = []
  let isServing = false
  const lifecycle: Lifecycle = {
    onClose: (close) => closers.unshift(close),
    serving: () => {
      isServing = true
    },
  }

  const work = main(lifecycle).then(
    () => ({ code: 0, lines: [] }),
    (error: unknown) => ({ code: 1, lines: failureLines(error) }),
  )
  const stopped = untilSignal(() => isServing).then((code) => ({ code, lines: [] }))
  // What fails while things are being stopped is no news: only the first to end is heard.
  const { code, lines } = await Promise.race([work, stopped])
  for (const line of lines) writeLine(line)
  for (const close of closers) {
    try {
      await close()
    } catch (error) {
      for (const line of failureLines(error)) writeLine(line)
    }
  }
  signalChildren('SIGTERM')
  process.exit(code)
}

async function untilSignal(isServing: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let isClosing = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (isClosing) {
          // The database's keeper notices that we are gone and still shuts it down in order.
          signalChildren('SIGKILL')
          process.exit(EXIT_CODES[signal])
        }
        isClosing = true
        writeLine('Stopping (once more to stop at once) …')
        resolve(isServing() ? 0 : (EXIT_CODES[signal] ?? 1))
      })
    }
  })
}
