import { sentenceAround } from '@/lib/text/sentence-around'

import { type FactName, mapFacts } from './facts'
import { inlineText, readNodes } from './nodes'
import { listLines } from './plain-text'

/** A sentence that names a fact, on both sides of it. */
export type FactSentence = { readonly before: string; readonly after: string }

/** In place of the fact: no text has it, because the CMS stores none of such signs. */
const MARK = '\u{F8FF}'

/** In place of other facts of the same sentence. */
const OTHER = '…'

/** The sentences of any content that name a fact, in its order, each as often as it names it. */
export function factSentences(content: unknown, names: readonly FactName[]): readonly FactSentence[] {
  const marked = mapFacts(content, (name) => (names.includes(name) ? MARK : OTHER))
  return listTexts(marked).flatMap((text) =>
    [...text.matchAll(new RegExp(MARK, 'gu'))].map(({ index }) => {
      const sentence = sentenceAround(text, { start: index, end: index + MARK.length })
      // Of a sentence that names it twice, the first is meant; the words are the same.
      const [before = '', after = ''] = sentence.split(new RegExp(`${MARK}(.*)`, 'su'))
      return { before, after: after.replaceAll(MARK, OTHER) }
    }),
  )
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(MARK) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) return listLines(readNodes(value), inlineText).filter((line) => line.includes(MARK))
  return Object.values(value).flatMap(listTexts)
}
