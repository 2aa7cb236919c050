import * as z from 'zod/mini'

import { placeCategoryValues } from '@/domain/places/place-categories'
import { type WordLanguage, wordLanguages } from '@/domain/search-words/word-languages'
import { readRows } from '@/lib/lists/read-rows'

const languages = Object.keys(wordLanguages) as [WordLanguage, ...WordLanguage[]]

const terms = z.array(z.string().check(z.minLength(1)))

/** Words for a kind of place. */
export const addedKindSchema = z.strictObject({
  category: z.enum(placeCategoryValues),
  language: z.enum(languages),
  terms,
})

/** What is asked for, and the page that answers. */
export const addedPageSchema = z.strictObject({
  /** Of this guide, with its anchor. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  title: z.string().check(z.minLength(1)),
  terms,
})

/** What `GET /api/search-words` gives: the words that editors have added to those that ship. */
export type AddedWords = {
  readonly kinds: readonly z.infer<typeof addedKindSchema>[]
  readonly pages: readonly z.infer<typeof addedPageSchema>[]
}

/** A damaged entry is left out, the others stay. */
export function parseAddedWords(answer: unknown): AddedWords {
  const { kinds, pages } = (answer ?? {}) as { readonly kinds?: unknown; readonly pages?: unknown }
  return {
    kinds: Array.isArray(kinds) ? readRows(addedKindSchema, kinds) : [],
    pages: Array.isArray(pages) ? readRows(addedPageSchema, pages) : [],
  }
}
