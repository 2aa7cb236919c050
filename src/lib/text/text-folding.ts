/**
 * One spelling for what readers take for the same, for every search of the guide: letter case, accents, apostrophes,
 * Arabic vowel signs, the letters that Arabic, Persian and Urdu keyboards write for one another, the digits of five
 * scripts, invisible signs. Anything else that is no letter and no digit becomes a single space. Idempotent.
 */
export function foldText(text: string): string {
  // Most names are plain English, and folding ten thousand of them has to be quick on a telephone.
  if (/^[\n -~]*$/.test(text)) {
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(REPLACED, (sign) => REPLACEMENTS.get(sign) ?? sign)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The words of a text, folded. A number glued to a word is a word of its own ("gate79"), the Arabic article is left
 * out ("الكعبة" is "كعبة"), and zeros in front of a number do not count.
 */
export function foldedWords(text: string): readonly string[] {
  const folded = foldText(text)
  if (/^[a-z ]+$/.test(folded)) return folded.split(' ')
  return withoutArticles(folded)
    .replace(/(\p{L}{2})(\p{Nd})/gu, '$1 $2')
    .split(' ')
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter((word) => word !== '')
}

/** A folded text without the Arabic article of its words, which Persian and Urdu leave out. */
export const withoutArticles = (folded: string): string =>
  folded.includes('ال') ? folded.replace(/(^| )ال(?=[^ ])/g, '$1') : folded

/** Whether the word says no more than that a number follows, as it does in "gate no 79" and "باب رقم ٧٩". */
export const isNumberWord = (word: string): boolean => numberWords.has(word)

/** The words without those that only lead to a number: 'no' alone may be the beginning of "north". */
export const withoutNumberWords = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => !isNumberWord(word) || !/^\d/.test(words[index + 1] ?? ''))

/**
 * Marks but the vowels of India, without which "food" and "blood" are one word in Hindi (its dots, which few people type,
 * are dropped); the Arabic stretching stroke, the bare hamza, invisible signs, and every apostrophe a keyboard or a scholar
 * offers. The acute accent that stands alone is one too, and comes as a space with a mark.
 */
const DROPPED =
  / \u0301|(?![\u0900-\u0DFF])\p{M}|[\u0901\u0902\u093C\u0981\u0982\u09BC\p{Cf}ـء'`´\u02B9-\u02CB\u2018-\u201B\u2032\u2035\uA78B\uA78C]/gu

/** Where the digits begin: Arabic, Persian and Urdu, Devanagari, Bengali. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6]

/** What Unicode does not take apart: first what it becomes, then what is written for it. */
const SAME: readonly (readonly [string, string])[] = [
  ['ا', 'ٱ'],
  ['ب', 'پ'],
  ['ت', 'ٹ'],
  ['ج', 'چ'],
  ['د', 'ڈ'],
  ['ر', 'ڑ'],
  ['ز', 'ژ'],
  ['ف', 'ڤ'],
  ['ك', 'کڪگ'],
  ['ن', 'ں'],
  ['ه', 'ةہھەۃ'],
  ['و', 'ۆۋ'],
  ['ي', 'ىیےې'],
  ['i', 'ı'],
  ['o', 'ø'],
  ['d', 'đðɗ'],
  ['b', 'ɓ'],
  ['k', 'ƙ'],
  ['y', 'ƴ'],
  ['l', 'ł'],
  ['h', 'ħ'],
  ['ss', 'ß'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ...Array.from(
    '0123456789',
    (digit, value) => [digit, String.fromCharCode(...ZEROS.map((zero) => zero + value))] as const,
  ),
]

const REPLACEMENTS: ReadonlyMap<string, string> = new Map(
  SAME.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)

const REPLACED = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`, 'g')

const numberWords: ReadonlySet<string> = new Set(foldedWords('no nr num number numero numara nomor رقم نمبر شماره عدد'))
