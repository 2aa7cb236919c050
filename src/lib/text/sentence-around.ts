import { cutText } from './cut-text'

/** Longer sentences are cut on both sides of the link. */
const MAX_LENGTH = 300

const SENTENCE_END = /[.!?؟](?=["'”’»)\]]*\s)["'”’»)\]]*\s+/g

/** The sentence of a text in which a link stands, from `start` to `end`. */
export function sentenceAround(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length)
  const from = ends.filter((position) => position <= start).at(-1) ?? 0
  const to = ends.find((position) => position >= end) ?? text.length
  const sentence = text.slice(from, to)
  if (sentence.length <= MAX_LENGTH) return oneLine(sentence)
  const before = Math.max(0, start - from - MAX_LENGTH / 3)
  const cut = cutText(sentence.slice(before), MAX_LENGTH)
  return `${before > 0 ? '…' : ''}${oneLine(cut)}${before + cut.length < sentence.length ? '…' : ''}`
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
