import type { AddedWords } from '@/contracts/search-words'
import { splitTerms } from '@/domain/search-words/editors-words'
import { createKindReader, type KindReader } from '@/domain/search-words/find-kinds'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'

import { findRecords } from './payload'

/** The words that editors have added to those that ship, in the order of their making. */
export const listAddedWords = cached(
  { key: 'search-words', tags: () => [cacheTags.searchWords] },
  async (): Promise<AddedWords> => {
    const words = await findRecords('search-words', { sort: 'id' })
    return {
      kinds: words.flatMap(({ leadsTo, category, language, terms }) =>
        leadsTo === 'kind' && category ? [{ category, language, terms: [...splitTerms(terms)] }] : [],
      ),
      pages: words.flatMap(({ leadsTo, address, title, terms }) =>
        leadsTo === 'page' && address && title ? [{ path: address, title, terms: [...splitTerms(terms)] }] : [],
      ),
    }
  },
)

/** Reads the words for kinds of places, those of the editors too. */
export const loadKindReader = async (): Promise<KindReader> => createKindReader((await listAddedWords()).kinds)
