import { foldText } from '@/lib/text/text-folding'

import type { WordLanguage } from './word-languages'

/**
 * Endings a word may have after its stem, by language: plural, case, possession. Only what is common in a word for a kind of
 * place. Those of Hindi and Bengali begin with a vowel sign.
 */
const ENDINGS: Readonly<Record<WordLanguage, string>> = {
  en: 's es',
  ar: 'ات ين ون ان',
  ur: 'ون ين ات ي و',
  fa: 'ها هاي هايي ي',
  tr: 'ler lar leri lari ye ya yi e a i u de da te ta den dan ten tan nin nun in un lere lara lerde larda si',
  id: 'nya',
  ms: 'nya',
  bn: '\u09C7 \u09C7র র য় টি টা গুলো গুলি তে',
  hi: '\u0947 \u094B \u0940 \u0947\u0902 \u094B\u0902 यो',
  ha: 'n r',
  fr: 's x',
  ru: 'а я ы и у ю е о ой ей ом ем ам ям ах ях ов ями ами',
  sw: 'ni',
}

/** What the last letter of a word may be that an ending takes the place of. */
const VARYING_END: Readonly<Partial<Record<WordLanguage, RegExp>>> = {
  ar: /[هي]$/,
  ur: /ه$/,
  hi: /[\u093E\u0940]$/,
  ru: /[аяиеьй]$/,
}

const endings: ReadonlyMap<WordLanguage, ReadonlySet<string>> = new Map(
  Object.entries(ENDINGS).map(([language, list]) => [language as WordLanguage, new Set(foldText(list).split(' '))]),
)

/** And, to, in, like, before an Arabic word, with or without its article. */
const ARABIC_PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلك])/

/** A shorter word with an ending may be another word; so many letters does every form share with it. */
export const MIN_STEM = 3

/** An Arabic word without what is written before it as a part of it. */
export const withoutArabicPrefix = (word: string): string => word.replace(ARABIC_PREFIX, '')

/**
 * Whether what is typed is the word or a form of it: "المستشفيات" and "للمستشفى" of "مستشفى", "eczaneler" of "eczane",
 * "больницы" of "больница". Both are folded.
 */
export function isFormOf(typed: string, word: string, language: WordLanguage): boolean {
  if (typed === word || hasEnding(typed, word, language)) return true
  if (language !== 'ar') return false
  const bare = withoutArabicPrefix(typed)
  return bare !== typed && (bare === word || hasEnding(bare, word, language))
}

function hasEnding(typed: string, word: string, language: WordLanguage): boolean {
  if (word.length <= MIN_STEM || typed.length < MIN_STEM) return false
  const ends = endings.get(language)
  if (typed.startsWith(word) && ends?.has(typed.slice(word.length)) === true) return true
  if (language === 'en') return word.endsWith('y') && typed === `${word.slice(0, -1)}ies`
  const stem = word.slice(0, -1)
  return (
    stem.length >= MIN_STEM &&
    VARYING_END[language]?.test(word) === true &&
    typed.startsWith(stem) &&
    ends?.has(typed.slice(stem.length)) === true
  )
}
