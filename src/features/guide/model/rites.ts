/**
 * What the rites are called in titles of steps, and the words by which a sentence is about one of them. What a mistake is
 * about stands in no field of the CMS: editors write it in words.
 */
const rites = {
  // Not the step at which it is left.
  ihram: { title: /^ihram\b|\benter ihram\b/i, words: /\b(miqat|perfume|nails|clothes|talbiyah)\b/i },
  tawaf: {
    title: /\btawaf\b/i,
    words: /\b(tawaf|hijr|rounds?|circuits?|count|black stone|corners?|maqam|ka['’]?bah|shoulder|wudu)\b/i,
  },
  sai: { title: /\bsa['’ʿ]?i\b/i, words: /\b(sa['’ʿ]?i|safa|marwah|lengths?|count)\b/i },
  hair: { title: /\bhair\b/i, words: /\b(hair|shav(e|ed|ing))\b/i },
  arafah: { title: /\barafah\b/i, words: /\barafah\b/i },
  muzdalifah: { title: /\bmuzdalifah\b/i, words: /\bmuzdalifah\b/i },
  stoning: {
    title: /\b(pebbles?|jamarat|jamrat|stoning)\b/i,
    words: /\b(pebbles?|jamarat|jamrat|stoning|stones|pillars)\b/i,
  },
  mina: { title: /\bmina\b/i, words: /\bmina\b/i },
  farewell: { title: /\bfarewell\b/i, words: /\bfarewell\b/i },
} as const

type Rite = keyof typeof rites

const riteKeys = Object.keys(rites) as readonly Rite[]

/** The rites that a step is, by its title. */
export const ritesOfStep = (title: string): readonly Rite[] => riteKeys.filter((rite) => rites[rite].title.test(title))

/** The rites that a text is about. */
export const ritesNamed = (text: string): readonly Rite[] => riteKeys.filter((rite) => rites[rite].words.test(text))

/** What is counted in a step, or `null`. */
export function findCountedRite(title: string): 'tawaf' | 'sai' | null {
  const [counted] = ritesOfStep(title).filter((rite) => rite === 'tawaf' || rite === 'sai')
  return counted ?? null
}
