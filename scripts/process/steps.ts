const MAX_LENGTH = 300

/** A failure whose cause is known: the message says what is wrong, the advice what to do about it, one line each. */
export class StepError extends Error {
  override readonly name = 'StepError'

  constructor(
    message: string,
    readonly advice: readonly string[] = [],
  ) {
    super(message)
  }
}

/** Runs one named step. The action may `say` a few words that end up in the step's line. */
export type RunStep = <T>(name: string, action: (say: (detail: string) => void) => Promise<T>) => Promise<T>

type StepOutput = {
  readonly write?: (formatLine: string) => void
  /** Milliseconds, from any fixed point. */
  readonly now?: () => number
}

/**
 * Makes a runner that prints one line per step: `✓ name: detail (1.2 s)`, or `✗ name (1.2 s)`.
 * Errors are passed on; `formatFailure` formats them.
 */
export function createStepRunner({ write = writeLine, now = () => performance.now() }: StepOutput = {}): RunStep {
  return async (name, action) => {
    const startedAt = now()
    let detail = ''
    const line = (mark: string) => `${mark} ${name}${detail && `: ${detail}`} (${formatDuration(now() - startedAt)})`
    try {
      const result = await action((words) => {
        detail = words
      })
      write(line('✓'))
      return result
    } catch (error) {
      write(line('✗'))
      throw error
    }
  }
}

/** The lines to print for an error: message and advice of a `StepError`, the stack of any other. */
export function formatFailure(error: unknown): readonly string[] {
  if (error instanceof StepError) {
    return [...error.message.split('\n').map((line) => `  ${line}`), ...error.advice.map((line) => `  → ${line}`)]
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return ['  Not foreseen:', ...text.split('\n').map((line) => `  ${line}`)]
}

/**
 * An error in a line or two for the terminal: the start of its own text and of its first cause. Database errors carry the
 * whole statement in their text and the message of PostgreSQL in their cause.
 */
export function shortenError(error: unknown): string {
  const root = findRootCause(error)
  const own = shorten(describeError(error))
  return root === error ? own : `${own}\n${shorten(describeError(root))}`
}

/** The first line of a text, cut to a readable length. */
export function shorten(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line
}

function findRootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findRootCause(error.cause) : error
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${error.detail})` : ''
  return `${error.message}${detail}`
}

/** Milliseconds as people read them: `0.4 s`, `12 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Writes a line for the person at the terminal. */
export function writeLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
