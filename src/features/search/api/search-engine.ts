import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Route } from 'next'

import { mapHref } from '@/domain/places/place-links'
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

export type SearchAnswer = {
  readonly suggestions: readonly Suggestion[]
  readonly status: string
  /** Where the text itself is looked up when nothing is suggested (spec §2). */
  readonly fallback: Route
}

/** Answers from what has arrived so far; a new function whenever more has. */
export type AnswerTo = (text: string) => SearchAnswer

export type SearchEngine = {
  /** Fetches articles, places and gates unless they are fresh, and calls back when answers may have changed. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly answers: () => AnswerTo
}

/**
 * The search over pages, at once, and over places and gates as soon as they are there. The articles are those that ship
 * until the CMS has said which are published. Nothing is fetched unobserved.
 */
export function createSearchEngine(client: QueryClient = queryClient()): SearchEngine {
  const articles = new QueryObserver(client, articlesQuery())
  const places = new QueryObserver(client, placeIndexQuery())
  const gates = new QueryObserver(client, mosqueGatesQuery())
  const listeners = new Set<() => void>()
  const tellAll = () => {
    for (const listener of listeners) listener()
  }

  const pagesPart = rememberLast((published?: readonly SearchArticle[]) => preparePages(searchPages(published)))
  const placesPart = rememberLast(preparePlaces)
  const gatesPart = rememberLast(prepareGates)
  const answersOf = rememberLast(toAnswers)

  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      client.mount()
      const stops = [articles.subscribe(tellAll), places.subscribe(tellAll), gates.subscribe(tellAll)]
      return () => {
        listeners.delete(onChange)
        for (const stop of stops) stop()
        client.unmount()
      }
    },
    answers: () => {
      const { data, isError } = places.getCurrentResult()
      const state = data !== undefined ? 'ready' : isError ? 'failed' : 'loading'
      const pages = pagesPart(articles.getCurrentResult().data)
      return answersOf(pages, placesPart(data ?? NONE), gatesPart(gates.getCurrentResult().data ?? NONE), state)
    },
  }
}

const NONE: readonly never[] = []

function toAnswers(pages: IndexSegment, places: IndexSegment, gates: IndexSegment, state: PlacesState): AnswerTo {
  const searchable = [pages, places, gates]
  return (text) => {
    const suggestions = suggest(searchable, text)
    return {
      suggestions,
      status: statusText({ text, count: suggestions.length, places: state }),
      fallback: mapHref({ search: text }),
    }
  }
}

/** Computes again only when an argument is another one than the last time. */
function rememberLast<Arguments extends readonly unknown[], Value>(
  compute: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  let last: { readonly args: Arguments; readonly value: Value } | null = null
  return (...args) => {
    const isSame = last !== null && last.args.every((argument, index) => Object.is(argument, args[index]))
    if (last === null || !isSame) last = { args, value: compute(...args) }
    return last.value
  }
}
