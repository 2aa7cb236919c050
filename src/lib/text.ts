/**
 * One line of text as it may be stored and shown: NFC, no control or invisible characters, no bidirectional overrides,
 * single spaces, trimmed. Joiners stay where a script needs them. Idempotent.
 *
 * @returns `null` when nothing visible is left.
 */
export function cleanText(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null
  const cleaned = value
    .replace(space, ' ')
    .replace(invisible, '')
    .replace(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
    .replace(strayJoiner, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /[^\p{M}\p{Z}\u200C\u200D]/u.test(cleaned) ? cleaned : null
}

/** Whether any letter is written in Arabic script. */
export function hasArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** Whether most letters are written in Arabic script; digits and signs do not count. Text without letters is not. */
export function isMostlyArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter(hasArabic).length * 2 > letters.length
}

/** Everything that separates words, next line included; not the byte order mark, which `\s` counts as a space. */
const space = /[\p{Z}\t-\r\u0085]+/gu

/**
 * Controls (C0, C1, lone surrogates, interlinear marks) and all characters Unicode calls ignorable, bidirectional
 * controls and byte order marks among them. Not in it: the two joiners, which some scripts are misspelt without, and
 * variation selectors, which choose between the text and the picture form of a sign.
 */
const invisible =
  /[\p{Cc}\p{Cs}\uFFF9-\uFFFB\uFFFE\uFFFF]|(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu

/** Scripts with letters that join, and pictures: only there does a joiner do more than disguise a text. */
const joining = ['Arab', 'Syrc', 'Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .concat('\\p{Extended_Pictographic}', '\\p{Emoji_Modifier}', '\\uFE0F')
  .join('')

const strayJoiner = new RegExp(`(?<![${joining}])[\\u200C\\u200D]|[\\u200C\\u200D](?![${joining}])`, 'gu')
