import { cleanText } from './text'

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
