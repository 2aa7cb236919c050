import { signalChildren } from './children'
import { formatFailure, writeLine } from './steps'

export type Lifecycle = {
  /** Registers what to undo at the end; the last registered goes first. */
  readonly onClose: (close: () => Promise<void>) => void
  /** From here on a stop by signal is the normal end, with exit code 0. */
  readonly markServing: () => void
}

const PARENT_CHECK_MS = 250

const ECHO_MS = 500

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/**
 * Runs a script's main function and ends the process: 0 when it returns or is stopped while serving, 1 when it throws.
 * The first Ctrl-C (or TERM, HUP) closes everything in order; the second ends at once.
 */
export async function runMain(main: (lifecycle: Lifecycle) => Promise<void>): Promise<never> {
  const closers: (() => Promise<void>)[] = []
  let isServing = false
  const lifecycle: Lifecycle = {
    onClose: (close) => closers.unshift(close),
    markServing: () => {
      isServing = true
    },
  }

  // Writing to a closed terminal must not end the process while it is being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const work = main(lifecycle).then(
    () => ({ code: 0, lines: [] }),
    (error: unknown) => ({ code: 1, lines: formatFailure(error) }),
  )
  const stopped = waitForSignal(() => isServing).then((code) => ({ code, lines: [] }))
  // An error of the work while everything is being stopped is not reported: the first of the two to end decides.
  const { code, lines } = await Promise.race([work, stopped])
  for (const line of lines) writeLine(line)
  for (const close of closers) {
    try {
      await close()
    } catch (error) {
      for (const line of formatFailure(error)) writeLine(line)
    }
  }
  signalChildren('SIGTERM')
  process.exit(code)
}

async function waitForSignal(isServing: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let closingSince: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // One Ctrl-C can arrive twice, from the terminal and passed on by npm.
        if (closingSince !== undefined && performance.now() - closingSince > ECHO_MS) {
          // The database's keeper sees that this process has ended, and still shuts it down in order.
          signalChildren('SIGKILL')
          process.exit(EXIT_CODES[signal])
        }
        begin(signal)
      })
    }
    onOrphaned(() => begin('SIGTERM'))

    function begin(signal: keyof typeof EXIT_CODES): void {
      if (closingSince !== undefined) return
      closingSince = performance.now()
      writeLine('Stopping (once more to stop at once) …')
      resolve(isServing() ? 0 : EXIT_CODES[signal])
    }
  })
}

/** npm sends signals to the shell in between, which ends without passing them on: its end counts as the signal. */
function onOrphaned(listener: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    listener()
  }, PARENT_CHECK_MS)
  watch.unref()
}
