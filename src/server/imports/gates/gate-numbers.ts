import { plainDigits } from '@/lib/text/plain-digits'

/**
 * The numbers on the sign of a gate, as mappers write them into `ref` or the name: "79", "33, 34, 35", "King Fahd Gate
 * (79)", "1-5", "6A", Arabic digits and letters. In the order written, each once; empty when the text names none.
 */
export function parseGateNumbers(text: string): readonly string[] {
  const plain = plainDigits(text)
    .replace(/[،٫]/g, ', ')
    .replace(new RegExp(`(\\d)\\s*[أاب](?!\\p{L})`, 'gu'), toLatinLetter)
  const numbers: string[] = []
  for (const [, first = '', last] of plain.matchAll(NUMBER_OR_RANGE)) {
    if (last === undefined) numbers.push(normalizeNumber(first))
    else numbers.push(...expandRange(Number.parseInt(first, 10), Number.parseInt(last, 10)))
  }
  return [...new Set(numbers)].filter((number) => !number.startsWith('0'))
}

/** The longest row of doors under one sign. A wider "range" is two numbers with a dash between. */
const LONGEST_RANGE = 12

/**
 * One to three digits with at most one letter, alone ("79", "6A") or up to another number ("1-5"). A number glued to
 * longer text is none: "3rd floor", "No2nd", a year, a price.
 */
const NUMBER_OR_RANGE = /(?<![\p{L}\d.,/])(\d{1,3}[A-Za-z]?)(?![\p{L}\d])(?:\s*[-–—]\s*(\d{1,3})(?![\p{L}\d]))?/gu

function expandRange(first: number, last: number): readonly string[] {
  const length = last - first + 1
  if (length < 2 || length > LONGEST_RANGE) return [String(first), String(last)]
  return Array.from({ length }, (_, index) => String(first + index))
}

function normalizeNumber(written: string): string {
  return written.replace(/^0+(?=\d)/, '').toUpperCase()
}

/** "٦أ" is the sign beside "6A". */
function toLatinLetter(written: string, digit: string): string {
  return `${digit}${written.endsWith('ب') ? 'B' : 'A'}`
}
