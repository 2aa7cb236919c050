import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

import type { PhonePart } from '@/contracts/content'
import { plainDigits } from '@/lib/text/plain-digits'
import { cleanText } from '@/lib/text/text'

/**
 * The numbers of a written value, each as it is written and as an address that can be dialled in Saudi Arabia (RFC 3966).
 * A part that cannot be dialled has no address; a value without any that can is one such part. Never throws or guesses.
 */
export function readPhones(written: string | null | undefined): readonly PhonePart[] {
  const value = cleanText(written?.slice(0, MAX_LENGTH).replaceAll(/[\r\n]+/g, '; '))
  if (value === null) return []
  const cached = phonesCache.get(value)
  if (cached !== undefined) return cached
  const parts = [...new Set(splitNumbers(value))].map((text) => ({ text, href: toHref(text) }))
  const parsed = parts.some(({ href }) => href !== null) ? parts : [{ text: value, href: null }]
  if (phonesCache.size >= MAX_CACHED) phonesCache.clear()
  phonesCache.set(value, parsed)
  return parsed
}

/**
 * The numbers of a value in a form that can be compared, however they are written. Short numbers are shared by many and
 * left out; a number that cannot be dialled is its digits.
 */
export const normalizePhones = (written: string | null | undefined): readonly string[] =>
  readPhones(written)
    .map(({ text, href }) => href?.replace(/^tel:|;ext=\d+$/g, '') ?? plainDigits(text).replaceAll(/\D/g, ''))
    .filter((number) => number.length >= SHORTEST_COMPARED)

/** Whether a written number cannot be dialled. */
export const hasUndialable = (written: string | null | undefined): boolean =>
  readPhones(written).some(({ href }) => href === null)

/** The subscriber's digits alone are nine; what is shorter is a part of a number. */
const SHORTEST_COMPARED = 9

/** Lists of ten thousand places are compared again and again, and parsing a number takes microseconds. */
const phonesCache = new Map<string, readonly PhonePart[]>()
const MAX_CACHED = 10_000

/** The longest value the CMS takes is 80; the limit bounds what a hostile one costs the parser. */
const MAX_LENGTH = 500

const LABEL = 'tel|telephone|phone|ph|call|mobile|mob|cell|whats ?app|no|number|هاتف|تلفون|جوال|واتساب|اتصل|رقم'
const FAX = 'telefax|fax|فاكس'

/** A comma written twice is a pause before an extension, and so is `;ext=`. */
const SEPARATORS = new RegExp(
  String.raw`\s*(?:(?<!,),(?!,)|;(?!\s*ext)|[،؛|&])\s*|\s+(?:or|and|أو|او)\s+|\s+و\s*(?=[+\p{Nd}])|\s+(?=(?:${LABEL}|${FAX})(?!\p{L})[^\p{L}]*\p{Nd})`,
  'iu',
)

/** Where a second number can begin: with its country code or its trunk zero. */
const BEGINNINGS = /[\s\-–—]+(?=[+＋]|\(?[0٠۰]\p{Nd})|(?<=\p{Nd})(?=[+＋])/u

function splitNumbers(value: string): readonly string[] {
  return value
    .split(SEPARATORS)
    .flatMap((piece) => (toHref(piece, { isSlashInside: true }) === null ? piece.split('/') : [piece]))
    .flatMap((piece) => (toHref(piece, { isSlashInside: true }) === null ? splitRow(piece) : [piece]))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

function splitRow(piece: string): readonly string[] {
  const pieces = piece.split(BEGINNINGS)
  return pieces.every((one) => toHref(one) !== null) ? pieces : [piece]
}

const EXTENSION =
  /^(.*\d.*?)[\s(]*(?:;\s*ext=|,{2,}|(?<!\p{L})(?:extension|extn?|x|تحويلة|تحويله|داخلي)[\s.:=-]*)\s*(\d{1,7})[\s#)]*$/iu

/** Words before and after, and the number between them: 'Tel. (012) 555 1234 (reception)'. */
const AMONG_WORDS = /^([^\d+]*?)(\(?[+\d].*\d)([^\d]*)$/u

/** Three digits from 9, as the police; three to six from 1. Narrower than `[19]\d{2,5}` of libphonenumber's short numbers. */
const SHORT = /^(?:9\d\d|1\d{2,5})$/

/** Without anything before it this is the country. */
const COUNTRY_CODE = '966'

function toHref(text: string, { isSlashInside = false } = {}): string | null {
  const plain = plainDigits(text).replaceAll('＋', '+')
  // Codes with a star are commands to the phone, not calls.
  if (plain.includes('*')) return null
  const [, number = plain, extension] = EXTENSION.exec(plain) ?? []
  const [, before = '', core = '', after = ''] = AMONG_WORDS.exec(number) ?? []
  const words = `${before} ${after}`
  if (core === '' || FAX_WORD.test(words) || words.includes('#')) return null
  const dialled =
    (LABELS.test(words) ? parseShortNumber(core) : null) ??
    parseFullNumber(isSlashInside ? core.replaceAll('/', ' ') : core)
  return dialled && `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`
}

const FAX_WORD = new RegExp(FAX, 'iu')

/** Nothing but what says that a number follows: 'Room 911' is no number to call. */
const LABELS = new RegExp(String.raw`^(?:${LABEL}|[^\p{L}])*$`, 'iu')

function parseShortNumber(core: string): string | null {
  const digits = core.replaceAll(/[\s.()-]/g, '')
  return SHORT.test(digits) && digits !== COUNTRY_CODE ? digits : null
}

function parseFullNumber(core: string): string | null {
  const number = parsePhoneNumberFromString(core, { defaultCountry: 'SA', extract: false })
  if (!number?.isValid() || isSlipForSaudi(number)) return null
  // Unified and toll-free numbers ring inside the country, and as they are.
  return number.country === 'SA' && /^(?:92|800)/.test(number.nationalNumber) ? number.nationalNumber : number.number
}

/** Two digits of +966 transposed lead to Kyrgyzstan. Where a Saudi number results, it is not clear which is meant. */
const isSlipForSaudi = ({ countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  countryCallingCode === '996' && parseFullNumber(`+966${nationalNumber}`) !== null
