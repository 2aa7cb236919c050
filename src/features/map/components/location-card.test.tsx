import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { barePlace, writtenPlace } from '../model/named-place-fixture'
import { LocationCard } from './location-card'

describe('the card of a location', () => {
  it.each([
    [writtenPlace, ['Kitchen of the Tests', 'Restaurant', 'Ajyad Street 7', 'Distance unknown', '10:00']],
    [barePlace, ['Bare Kitchen', 'Restaurant', 'Makkah', 'Distance unknown', 'Unknown']],
  ])('should show name, category, address, distance and hours: %#', (place, texts) => {
    const { container } = render(<LocationCard place={place} onOpen={() => undefined} />)

    for (const text of texts) expect(container).toHaveTextContent(text)
  })

  it('should open the sheet from its link', async () => {
    const onOpen = vi.fn()
    render(<LocationCard place={writtenPlace} onOpen={onOpen} />)
    const link = screen.getByRole('link', { name: 'Kitchen of the Tests' })

    await userEvent.click(link)

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(writtenPlace, link)
  })
})
