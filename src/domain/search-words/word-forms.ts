import { foldText } from '@/lib/text/text-folding'

import type { WordLanguage } from './kind-words'

/**
 * Endings a word may have after its stem, by language: plural, case, possession. Only what is common in a word for a kind of
 * place. Folding takes the vowel signs of India, and with them most endings of Hindi.
 */
const ENDINGS: Readonly<Record<WordLanguage, string>> = {
  en: 's es',
  ar: 'ات ين ون ان',
  ur: 'ون ين ات',
  fa: 'ها هاي ي',
  tr: 'ler lar leri lari ye ya e a i u de da te ta den dan ten tan nin nun in un lere lara lerde larda si si',
  id: 'nya',
  ms: 'nya',
  bn: 'র য় টি গুলো',
  hi: 'ओं',
  ha: 'n r',
  fr: 's x',
  ru: 'а я ы и у ю е о ой ей ом ем ам ям ах ях ов ями ами',
  sw: 'ni',
}

const endings: ReadonlyMap<WordLanguage, ReadonlySet<string>> = new Map(
  Object.entries(ENDINGS).map(([language, list]) => [language as WordLanguage, new Set(foldText(list).split(' '))]),
)

/** And, to, in, like, before an Arabic word, with or without its article. */
const ARABIC_PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلك])/

/** A shorter word with an ending may be another word. */
const MIN_STEM = 3

/**
 * Whether what is typed is the word or a form of it: "المستشفيات" and "للمستشفى" of "مستشفى", "eczaneler" of "eczane",
 * "больницы" of "больница". Both are folded.
 */
export function isFormOf(typed: string, word: string, language: WordLanguage): boolean {
  if (typed === word) return true
  if (language === 'ar') {
    const bare = typed.replace(ARABIC_PREFIX, '')
    return hasEnding(typed, word, language) || bare === word || (bare !== typed && hasEnding(bare, word, language))
  }
  return hasEnding(typed, word, language)
}

function hasEnding(typed: string, word: string, language: WordLanguage): boolean {
  if (word.length <= MIN_STEM || typed.length < MIN_STEM) return false
  const ends = endings.get(language)
  if (typed.startsWith(word) && ends?.has(typed.slice(word.length)) === true) return true
  // In Russian and Arabic, and where English writes y, an ending takes the place of the last letter.
  if (language === 'en') return word.endsWith('y') && typed === `${word.slice(0, -1)}ies`
  if (language !== 'ru' && language !== 'ar') return false
  const stem = word.slice(0, -1)
  return (
    stem.length >= MIN_STEM &&
    VARYING_END.test(word) &&
    typed.startsWith(stem) &&
    ends?.has(typed.slice(stem.length)) === true
  )
}

const VARYING_END = /[аяиеьهي]$/
