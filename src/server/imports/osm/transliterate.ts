import { plainDigits } from '@/lib/text/plain-digits'

import { arabicKinds, arabicPhrases, arabicWords, normalizeLetters } from './arabic-words'

/**
 * An Arabic name in Latin letters, by a table of the words the cities' names are made of and by its letters where the
 * table does not know a word: readable and the same each time, but computed, and to be marked as such. Words in Latin
 * letters stay. `null` when the result is not readable.
 */
export function transliterate(name: string): string | null {
  const words = plainDigits(name)
    .replace(/(\p{Script=Arabic})(\d)/gu, '$1 $2')
    .split(/[\s،,/()-]+/u)
    .filter((word) => word !== '')
  const [first = '', ...others] = words
  const kind = arabicKinds.get(normalizeLetters(first))
  const phrase = arabicPhrases.get(words.map(normalizeLetters).join(' '))
  if (phrase !== undefined) return phrase
  const latin = kind === undefined ? words.map(transliterateWord) : addKind(others, kind)
  const text = latin.filter((word) => word !== '').join(' ')
  return /\p{Script=Latin}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : null
}

/** "Al-Aseel Hotel 2", "Bank 1", "Bakery wa Sweets": what counts or is joined to the kind stays behind it. */
function addKind(others: readonly string[], kind: string): readonly string[] {
  const [second = ''] = others
  const latin = others.map(transliterateWord)
  if (second === '' || /^\d+$/.test(second) || /^و/.test(second)) return [kind, ...latin]
  const last = latin.at(-1) ?? ''
  return /^\d+$/.test(last) ? [...latin.slice(0, -1), kind, last] : [...latin, kind]
}

function transliterateWord(word: string): string {
  if (!/\p{Script=Arabic}/u.test(word)) return word
  const plain = normalizeLetters(word)
  const listed = arabicWords.get(plain) ?? arabicKinds.get(plain)
  if (listed !== undefined) return listed
  const joined = plain.startsWith('و')
    ? (arabicWords.get(plain.slice(1)) ?? arabicKinds.get(plain.slice(1)))
    : undefined
  if (joined !== undefined) return `wa ${joined}`
  const attached = /^(و?)(لل|ال)?(.+)$/u.exec(plain)
  const [, and = '', article = '', stem = plain] = attached ?? []
  // A letter that looks like "and" belongs to the word unless an article follows it.
  if (article === '' || stem.length < 2) return transliterateLetters(plain)
  const rest = arabicWords.get(stem) ?? transliterateLetters(stem)
  return `${and === '' ? '' : 'wa-'}${article === 'لل' ? 'lil-' : `${transliterateArticle(stem)}-`}${rest}`
}

/** The l of the article takes the sound of a letter spoken with the tip of the tongue. */
function transliterateArticle(stem: string): string {
  const letter = stem.charAt(0)
  return 'تثدذرزسشصضطظن'.includes(letter) ? `A${consonants[letter] ?? 'l'}` : 'Al'
}

/** By letters alone: written vowels are read, and an a is inserted where more than two consonants would meet. */
function transliterateLetters(word: string): string {
  if (/.{2}يه$/.test(word)) return `${transliterateLetters(word.slice(0, -2))}iyah`
  const letters = [...word]
  let latin = ''
  // Consonants since the last vowel; a word does not begin with two.
  let run = 1
  for (const [index, letter] of letters.entries()) {
    const vowel = readVowel(letter, index > 0 && run > 0 && latin !== '', index === letters.length - 1)
    if (vowel !== null) {
      latin += latin.endsWith('a') && vowel === 'a' ? '' : vowel
      run = 0
      continue
    }
    const consonant = consonants[letter] ?? ''
    if (consonant === '') continue
    if (latin !== '' && run >= 2) {
      latin += `a${consonant}`
      run = 1
    } else {
      latin += consonant
      run = latin === consonant ? 2 : run + 1
    }
  }
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

function readVowel(letter: string, afterConsonant: boolean, isLast: boolean): string | null {
  if (letter === 'ا' || letter === 'ع') return 'a'
  if (letter === 'ه' && isLast && afterConsonant) return 'ah'
  if (letter === 'و' && afterConsonant) return 'u'
  if (letter === 'ي' && afterConsonant) return 'i'
  return null
}

const consonants: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ؤ: 'u',
  ئ: 'i',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
}
