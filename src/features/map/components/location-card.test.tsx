import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import type { NamedPlace } from '@/queries/named-places'

import { LocationCard } from './location-card'

const bare: NamedPlace = {
  id: 900_002,
  name: 'Bare Kitchen',
  arabicName: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
}

const written: NamedPlace = {
  ...bare,
  id: 900_001,
  name: 'Kitchen of the Tests',
  address: 'Ajyad Street 7',
  hours: 'Mo-Su 10:00-23:00',
  latitude: 21.4315,
  longitude: 39.8262,
}

describe('the card of a location', () => {
  it.each([
    [written, ['Kitchen of the Tests', 'Restaurant', 'Ajyad Street 7', 'Distance unknown', '10:00']],
    [bare, ['Bare Kitchen', 'Restaurant', 'Makkah', 'Distance unknown', 'Unknown']],
  ])('should show name, category, address, distance and hours: %#', (place, texts) => {
    const { container } = render(<LocationCard place={place} onOpen={() => undefined} />)

    for (const text of texts) expect(container).toHaveTextContent(text)
  })

  it('should open the sheet from its link', async () => {
    const onOpen = vi.fn()
    render(<LocationCard place={written} onOpen={onOpen} />)
    const link = screen.getByRole('link', { name: 'Kitchen of the Tests' })

    await userEvent.click(link)

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(written, link)
  })
})
