import { readKinds } from '@/domain/search-words/find-kinds'
import { sameWords } from '@/domain/search-words/same-words'

import { findVariants } from './variants'

/** Folded words as questions are compared by them: one word for a kind of place, one for a group of `sameWords`, and stems. */
export const plainWords = (words: readonly string[]): readonly string[] =>
  readKinds(words).map(({ word }) => {
    const plain = plainWord(word)
    return firstOfSame.get(plain) ?? plain
  })

function plainWord(word: string): string {
  const [spelling = word] = findVariants(word)
  return stem(spelling === word ? (findVariants(stem(word))[0] ?? word) : spelling)
}

/**
 * A word without its English ending, so that forms of one word are equal: "collecting" and "collect", "carried" and "carry".
 * It need not be a word itself.
 */
function stem(word: string): string {
  const bare = word.replace(/(?<=..)ie[sd]$/, 'y').replace(/(?<=...)(?:ing|ed|es|(?<!s)s|e)$/, '')
  return bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

/** A first word that is a spelling of another one stands for both. */
const firstOfSame: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap((line) => {
    const all = readKinds(line.split(' ')).map(({ word }) => plainWord(word))
    return all.map((word) => [word, all[0] ?? word] as const)
  }),
)
