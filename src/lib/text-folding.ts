/**
 * One spelling for what readers take for the same: letter case, accents, apostrophes, Arabic vowel signs, the forms of
 * alif, hamza, ya and ta marbuta, Arabic and Persian digits. Anything else that is no letter and no digit becomes a
 * single space. Idempotent.
 */
export function foldText(text: string): string {
  // Most names are plain English, and folding ten thousand of them has to be quick on a telephone.
  if (/^[ -~]*$/.test(text)) {
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
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[ٱةىیکı]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The words of a text, folded. A number glued to a word is a word of its own ("gate79"), the Arabic article is left
 * out ("الكعبة" is "كعبة"), and zeros in front of a number do not count.
 */
export function foldedWords(text: string): readonly string[] {
  const folded = foldText(text)
  if (/^[a-z ]+$/.test(folded)) return folded.split(' ')
  return folded
    .replace(/(\p{L}{2})(\p{Nd})/gu, '$1 $2')
    .split(' ')
    .map((word) => word.replace(/^ال(?=.)/, '').replace(/^0+(?=\d)/, ''))
    .filter((word) => word !== '')
}

/** Marks, the Arabic stretching stroke, the bare hamza, invisible signs, and every apostrophe a keyboard offers. */
const DROPPED = /[\p{M}\p{Cf}ـء'’‘ʼʻʾʿ`´]/gu

/** Letters that Unicode does not take apart, and that one keyboard writes for another. */
const SAME_LETTER: Readonly<Record<string, string>> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ı: 'i' }

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0
