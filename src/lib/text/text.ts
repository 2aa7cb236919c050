/**
 * One line of text as it may be stored and shown: NFC, no control or invisible characters, no bidirectional overrides,
 * single spaces, trimmed, at most three marks above or below a letter. Joiners stay where a script needs them. Idempotent.
 *
 * @returns `null` when nothing visible is left.
 */
export function cleanText(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null
  if (alreadyClean.test(value)) return value
  const cleaned = value
    .replace(space, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(longRunOfMarks, cappedMarks)
    .replace(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
    .replace(strayJoiner, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /[^\p{M}\p{Z}\u200C\u200D]/u.test(cleaned) ? cleaned : null
}

/** What most texts are: words of ASCII signs or plain Arabic letters, one space between them. An import asks 100,000 times. */
const alreadyClean =
  /^[!-~\u0621-\u063A\u0641-\u064A\u0660-\u0669]+(?: [!-~\u0621-\u063A\u0641-\u064A\u0660-\u0669]+)*$/

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

/**
 * A text of an editor as it may be stored: without controls, invisible characters and what turns the direction of writing,
 * and with at most three marks above or below a letter. Spaces and line ends stay as they were typed. Idempotent.
 */
export const withoutInvisible = (text: string): string =>
  alreadyClean.test(text)
    ? text
    : text
        .replace(invisibleButLineEnds, '')
        .replace(longRunOfMarks, cappedMarks)
        .replace(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
        .replace(strayJoiner, '')

const invisibleButLineEnds = new RegExp(`(?![\\t\\n\\r])(?:${invisible.source})`, 'gu')

/**
 * Marks that stand above or below a letter and would climb out of the line. No writing in use here needs more than three:
 * shadda, vowel and small alef. Those that take room of their own (Burmese, Devanagari) are not counted.
 */
const MAX_MARKS = 3

/** A joiner between two marks does not begin anew. */
const longRunOfMarks = new RegExp(`[\\p{M}\\u200C\\u200D]{${MAX_MARKS + 1},}`, 'gu')

function cappedMarks(marks: string): string {
  let count = 0
  return marks.replace(/[\p{Mn}\p{Me}]/gu, (mark) => {
    count += 1
    return count <= MAX_MARKS ? mark : ''
  })
}

/**
 * Several lines of text as they may be stored and shown: each line as `cleanText` gives it, at most one empty line
 * between two paragraphs, none around them. Idempotent.
 *
 * @returns `null` when nothing visible is left.
 */
export function cleanParagraphs(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null
  const cleaned = value
    .split(LINE_END)
    .map((line) => cleanText(line) ?? '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
  return cleaned === '' ? null : cleaned
}

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/

/**
 * Dotted path of the first string or key that contains U+0000, or `null` when there is none. The root string has the
 * path `''`. Walks plain JSON values of any depth without recursion, so hostile nesting cannot exhaust the stack.
 */
export function pathOfNul(value: unknown): string | null {
  const open: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value === 'string' && next.value.includes('\u0000')) return next.path
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, child] of Object.entries(next.value)) {
      const path = next.path === '' ? key : `${next.path}.${key}`
      if (key.includes('\u0000')) return path.replaceAll('\u0000', '')
      open.push({ value: child, path })
    }
  }
  return null
}
