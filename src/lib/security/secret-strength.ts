const MIN_SECRET_LENGTH = 32

/** Thirty-two random digits, the poorest thing that people use, have fewer about once in a million times. */
const MIN_DISTINCT_CHARACTERS = 7

/** `secretsecretsecret`, and the rest of it cut off. */
const REPEATED = /^(.{1,15})\1+(.*)$/s

/** Makes a good one anywhere. */
const HOW_TO_MAKE_ONE = 'openssl rand -hex 32'

/** What is wrong with a secret that signs or lets in, as the end of a sentence that begins with its name; else `null`. */
export function secretProblem(secret: string): string | null {
  if (secret.length < MIN_SECRET_LENGTH) return `must be at least ${MIN_SECRET_LENGTH} characters.`
  return isGuessable(secret) ? `can be guessed: it repeats itself. Make one with: ${HOW_TO_MAKE_ONE}` : null
}

function isGuessable(secret: string): boolean {
  if (new Set(secret).size < MIN_DISTINCT_CHARACTERS) return true
  const [, unit = '', rest] = REPEATED.exec(secret) ?? []
  return rest !== undefined && unit.startsWith(rest)
}
