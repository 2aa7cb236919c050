import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readNoKinds } from '@/domain/places/place-search'

import { placesView } from '../model/places-view'
import { CategoryChips } from './category-chips'

const nowhere = placesView([], { category: 'shopping', city: null, q: '', page: 1 }, readNoKinds)

describe('the chips of the places', () => {
  it('should lead to the gates by the fifth', () => {
    render(
      <CategoryChips
        categories={nowhere?.categories ?? []}
        category="holy site"
        city={null}
        q=""
        onPick={() => undefined}
      />,
    )

    const chips = screen.getAllByRole('link')
    expect(chips.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'Holy Sites',
      'Restaurants',
      'Shopping',
      'Attractions',
      'Masjid Gates',
    ])
    expect(chips[0]).toHaveAttribute('aria-current', 'true')
    expect(chips[4]).toHaveAttribute('href', '/places/gates')
  })
})
