import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readNoKinds } from '@/domain/places/place-search'

import { placesView } from '../model/places-view'
import { FoundPlaces } from './found-places'

const nowhere = placesView([], { category: 'shopping', city: null, q: '', page: 1 }, readNoKinds)

describe('the list of the places', () => {
  it('should say so when there is nothing at all', () => {
    render(nowhere && <FoundPlaces view={nowhere} onPick={() => undefined} />)

    expect(screen.getByText('No places found')).toBeInTheDocument()
    expect(screen.getByText('Try another category or city.')).toBeInTheDocument()
  })
})
