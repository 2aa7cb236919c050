import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readNoKinds } from '@/domain/places/place-search'

import { place } from '../model/place-fixture'
import { placesView, wholePlacesView } from '../model/places-view'
import { FoundPlaces } from './found-places'

const nowhere = placesView([], { category: 'shopping', city: null, q: '', page: 1 }, readNoKinds)

/** The browser's, of which the rows are told nothing. */
class StillObserver {
  observe = () => undefined
  disconnect = () => undefined
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver)
})

describe('the list of the places', () => {
  it('should say so when there is nothing at all', () => {
    render(nowhere && <FoundPlaces view={nowhere} onPick={() => undefined} />)

    expect(screen.getByText('No places found')).toBeInTheDocument()
    expect(screen.getByText('Try another category or city.')).toBeInTheDocument()
  })

  it('should have what nobody knows the hours of below what is open, or alone', () => {
    const places = ['Open', 'Closed', 'Unknown'].map((name, id) => place({ id, name, category: 'pharmacy' }))
    const show = (open: readonly boolean[]) => {
      const view = wholePlacesView(
        places,
        { category: 'pharmacy', city: null, q: '', isOpenNow: true },
        { isOpen: (id) => open[id] ?? null },
      )
      const { unmount } = render(<FoundPlaces view={view} onPick={() => undefined} />)
      const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
      unmount()
      return headings
    }

    expect(show([true, false])).toEqual(['Open', 'Hours not known: 1', 'Unknown'])
    expect(show([false, false])).toEqual(['Hours not known: 1', 'Unknown'])
    expect(show([true, false, false])).toEqual(['Open'])
  })

  it('should say why a hospital farther away stands first, and nothing where none is known', () => {
    const NOTE = /^Those known to have an emergency department come first/
    const show = (description: string | null) => {
      const view = wholePlacesView(
        [place({ id: 1, category: 'hospital' }), place({ id: 2, category: 'hospital', name: 'Hera', description })],
        { category: 'hospital', city: null, q: '', isOpenNow: true },
        { isOpen: () => null },
      )
      const { unmount } = render(<FoundPlaces view={view} onPick={() => undefined} />)
      const shown = {
        names: screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
        isSaid: screen.queryByText(NOTE) !== null,
      }
      unmount()
      return shown
    }

    expect(show('With an emergency department.')).toEqual({ names: ['Hera', 'Somewhere'], isSaid: true })
    expect(show(null)).toEqual({ names: ['Somewhere', 'Hera'], isSaid: false })
  })
})
