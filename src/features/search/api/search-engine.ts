import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Route } from 'next'

import type { AddedWords } from '@/contracts/search-words'
import { mapHref } from '@/domain/places/place-links'
import { addedWordsQuery } from '@/queries/added-words'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { placeIndexQuery } from '@/queries/place-index'
import { queryClient } from '@/queries/query-client'

import type { SearchArticle } from '../model/article-pages'
import { searchPages } from '../model/pages'
import type { IndexSegment } from '../model/index-segment'
import { prepareGates, preparePages, preparePlaces } from '../model/searchable'
import { type PlacesState, statusText } from '../model/status-text'
import { suggest } from '../model/suggest'
import type { Suggestion } from '../model/suggestion'
import { articlesQuery } from '@/queries/articles'
import { createEmptySearchReport, type EmptySearchReport } from './empty-search-report'

type SearchAnswer = {
  readonly suggestions: readonly Suggestion[]
  readonly status: string
  /** Where the text itself is looked up when nothing is suggested (spec §2). */
  readonly fallback: Route
}

/** Searches the data that has arrived so far. A new function whenever more has, so that React renders again. */
export type AnswerQuery = (text: string) => SearchAnswer

export type SearchEngine = {
  /** Fetches articles, words, places and gates unless they are fresh, and calls back when answers may have changed. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly answers: () => AnswerQuery
}

/**
 * The search over pages, at once, and over places and gates as soon as they are there. The articles are those that ship
 * until the CMS has said which are published, and the words those that ship until it has said what editors added. Nothing is fetched unobserved.
 */
export function createSearchEngine(client: QueryClient = queryClient()): SearchEngine {
  const articles = new QueryObserver(client, articlesQuery())
  const words = new QueryObserver(client, addedWordsQuery())
  const places = new QueryObserver(client, placeIndexQuery())
  const gates = new QueryObserver(client, mosqueGatesQuery())
  const emptySearches = createEmptySearchReport()
  const listeners = new Set<() => void>()
  const notifyAll = () => {
    for (const listener of listeners) listener()
  }

  const indexPages = memoizeLast((published?: readonly SearchArticle[], added?: AddedWords) =>
    preparePages(searchPages(published, added)),
  )
  const indexPlaces = memoizeLast(preparePlaces)
  const indexGates = memoizeLast(prepareGates)
  const buildAnswers = memoizeLast(createAnswers(emptySearches.observe))

  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      client.mount()
      const unsubscribes = [articles, words, places, gates].map((query) => query.subscribe(notifyAll))
      return () => {
        listeners.delete(onChange)
        for (const unsubscribe of unsubscribes) unsubscribe()
        client.unmount()
        if (listeners.size === 0) emptySearches.send()
      }
    },
    answers: () => {
      const { data, isError } = places.getCurrentResult()
      const state = data !== undefined ? 'ready' : isError ? 'failed' : 'loading'
      const published = articles.getCurrentResult().data
      const known = gates.getCurrentResult().data
      const isWhole = data !== undefined && published !== undefined && known !== undefined
      const pages = indexPages(published, words.getCurrentResult().data)
      return buildAnswers(pages, indexPlaces(data ?? NONE), indexGates(known ?? NONE), state, isWhole)
    },
  }
}

const NONE: readonly never[] = []

/** `observe` is told of each answer; `isWhole` says whether articles, places and gates have all arrived. */
const createAnswers =
  (observe: EmptySearchReport['observe']) =>
  (
    pages: IndexSegment,
    places: IndexSegment,
    gates: IndexSegment,
    state: PlacesState,
    isWhole: boolean,
  ): AnswerQuery => {
    const segments = [pages, places, gates]
    return (text) => {
      const suggestions = suggest(segments, text)
      observe(text, isWhole && suggestions.length === 0)
      return {
        suggestions,
        status: statusText({ text, count: suggestions.length, places: state }),
        fallback: mapHref({ search: text }),
      }
    }
  }

/** Caches the last result: computes again only when an argument has changed. */
function memoizeLast<Arguments extends readonly unknown[], Value>(
  compute: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  let last: { readonly args: Arguments; readonly value: Value } | null = null
  return (...args) => {
    const isSame = last !== null && last.args.every((argument, index) => Object.is(argument, args[index]))
    if (last === null || !isSame) last = { args, value: compute(...args) }
    return last.value
  }
}
