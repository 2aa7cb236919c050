import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { QueryProvider } from '@/queries/query-provider'
import type { Position } from '@/lib/geo/geo'

import { barePlace } from './model/named-place-fixture'
import type { MapArea } from './model/list-origin'
import { useFoundPlaces } from './use-found-places'

/** About 111 km for a degree of latitude. */
const north = (metres: number): Position => ({ latitude: 21.4225 + metres / 111_195, longitude: 39.8262 })

const places = [
  { ...barePlace, id: 1, name: 'At five', ...north(5_000) },
  { ...barePlace, id: 2, name: 'At the mosque', ...north(10) },
  { ...barePlace, id: 3, name: 'At ten', ...north(10_000) },
]

type Situation = {
  readonly visitor?: Position | null
  readonly area?: MapArea | null
  readonly filter?: 'all' | 'grand-mosque'
  readonly search?: string
  readonly isWhole?: boolean
}

function find(first: Situation) {
  const initialView = {
    filter: 'all',
    search: '',
    list: { items: places.slice(0, 2), page: 1, pageCount: 1, total: 3 },
  } as const
  const all = { places, isFailed: false, retry: () => undefined }
  const favourites: readonly number[] = []
  return renderHook(
    ({ visitor = null, area = null, filter = 'all', search = '', isWhole = true }: Situation) =>
      useFoundPlaces(
        initialView,
        { choice: { filter, search }, isUntouched: filter === 'all' && search === '' },
        { all: isWhole ? all : { ...all, places: null }, favourites, origin: visitor },
        area,
      ),
    { initialProps: first, wrapper: QueryProvider },
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)

describe('useFoundPlaces', () => {
  it('should keep the rows of the server, from the mosque, until the whole list is there', () => {
    const { result } = find({ isWhole: false, visitor: north(10_000) })

    expect(names(result.current.places)).toEqual(['At five', 'At the mosque'])
    expect(result.current.order).toBe('mosque')
  })

  it('should go with the map and the visitor, and leave the places of the map as they are', () => {
    const { result, rerender } = find({})
    const { mapPlaces } = result.current
    expect([result.current.order, ...names(result.current.places)]).toEqual([
      'mosque',
      'At the mosque',
      'At five',
      'At ten',
    ])

    rerender({ area: { middle: north(10_000), radiusMetres: 500 } })
    expect([result.current.order, ...names(result.current.places)]).toEqual([
      'middle',
      'At ten',
      'At five',
      'At the mosque',
    ])
    expect(result.current.mapPlaces).toBe(mapPlaces)

    const visitor = north(5_100)
    rerender({ visitor, area: { middle: north(5_000), radiusMetres: 500 } })
    expect([result.current.order, ...names(result.current.places)]).toEqual([
      'you',
      'At five',
      'At ten',
      'At the mosque',
    ])
    expect(result.current.mapPlaces).toBe(mapPlaces)
  })

  it('should not sort again for a small step of the map', () => {
    const { result, rerender } = find({ area: { middle: north(10_000), radiusMetres: 500 } })
    const { places: before } = result.current

    rerender({ area: { middle: north(10_200), radiusMetres: 500 } })

    expect(result.current.places).toBe(before)
  })

  it('should leave a search and the chip of the mosque their own order', async () => {
    // The words for kinds do not come.
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const { result, rerender } = find({ search: 'five', area: { middle: north(10_000), radiusMetres: 500 } })
    expect(result.current.order).toBeNull()
    expect(names(result.current.places)).toEqual(['At five'])
    await act(() => vi.dynamicImportSettled())

    rerender({ filter: 'grand-mosque', area: { middle: north(10_000), radiusMetres: 500 } })
    expect(result.current.order).toBeNull()
  })
})
