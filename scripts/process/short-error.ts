const MAX_LENGTH = 300

/**
 * An error in a line or two for the terminal: the start of its own text and of its first cause. Database errors carry the
 * whole statement in their text and what PostgreSQL said about it in their cause.
 */
export function shortError(error: unknown): string {
  const root = rootCause(error)
  const own = shorten(textOf(error))
  return root === error ? own : `${own}\n${shorten(textOf(root))}`
}

/** The first line of a text, cut to a readable length. */
export function shorten(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line
}

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${error.detail})` : ''
  return `${error.message}${detail}`
}
