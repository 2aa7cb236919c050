/** Slow on purpose: English is the third language of many readers, and instructions are read with care. */
const WORDS_PER_MINUTE = 150

/** Whole minutes a reader needs for a text, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
