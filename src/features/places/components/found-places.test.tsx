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
})
