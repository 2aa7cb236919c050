/** The code of an error of PostgreSQL or of the system, its own or that of what caused it; `null` when there is none. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? errorCode(error.cause) : null
}

/** What a log may know of an error: its message repeats what a person wrote. */
export const codeOrName = (error: unknown): string =>
  errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
