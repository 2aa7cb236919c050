const MIN_PASSWORD_LENGTH = 12

/** Words at the heart of leaked passwords, and this product's own. Compared without case, digits and punctuation. */
const COMMON_CORES = new Set([
  'password',
  'passwort',
  'passw',
  'qwerty',
  'qwertyuiop',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'changeme',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'superman',
  'batman',
  'trustno',
  'sunshine',
  'princess',
  'abcdef',
  'abcdefgh',
  'abcdefghijkl',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'secret',
  'login',
  'master',
  'hello',
  'freedom',
  'whatever',
  'pilgrim',
  'pilgrimguide',
  'makkah',
  'madinah',
  'jeddah',
  'mecca',
  'medina',
  'hajj',
  'umrah',
  'kaaba',
  'bismillah',
  'alhamdulillah',
  'allah',
  'muhammad',
  'mohammed',
  'islam',
  'editor',
  'moderator',
])

/** Why a new password is too weak, as a sentence for the person who chose it; `null` when it will do. */
export function findWeakness(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (new Set(password).size < 5) return 'Use more different characters.'
  if (
    extractCores(password).some(
      (core) => core === '' || COMMON_CORES.has(core) || COMMON_CORES.has(findRepeatedHalf(core)),
    )
  ) {
    return 'This is one of the passwords people guess first. Use three or four unrelated words.'
  }
  return null
}

/** The word inside: once with digits dropped ("Makkah2026!"), once with those read as letters that stand inside it ("p4ssw0rd99"). */
function extractCores(password: string): readonly string[] {
  const lower = password.toLowerCase()
  const inner = lower
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
  return [lower, inner].map((text) => text.replace(/[^\p{L}]/gu, ''))
}

/** "passwordpassword" is "password" written twice. */
function findRepeatedHalf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : ''
}
