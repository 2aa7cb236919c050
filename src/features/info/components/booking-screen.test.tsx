import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { BookingPlatform } from '@/payload-types'
import { bookingPlatforms } from '@/seed/content/booking-platforms'

import { BookingScreen } from './booking-screen'

/** Those that ship. */
const platforms = bookingPlatforms.map((written): BookingPlatform => {
  const { key, name, description, website, note, features, steps, order } = written
  const day = '2026-11-24T00:00:00.000Z'
  const lines = (texts: readonly string[]) => texts.map((text) => ({ text }))
  return {
    id: order,
    slug: key,
    name,
    description,
    website,
    note,
    features: lines(features),
    steps: lines(steps),
    order,
    updatedAt: day,
    createdAt: day,
  }
})

describe('the booking links', () => {
  it('should have for each of three platforms a note, services, numbered steps and the way out', () => {
    render(<BookingScreen platforms={platforms} />)
    expect(screen.getAllByRole('article')).toHaveLength(3)

    for (const { name, website, features, steps } of bookingPlatforms) {
      const card = within(screen.getByRole('article', { name }))
      expect(card.getByText('Note:')).toBeInTheDocument()
      expect(card.getByText('Services')).toBeInTheDocument()
      const [services, numbered] = card.getAllByRole('list')
      expect([...(services?.children ?? [])].map(({ textContent }) => textContent)).toEqual(features)
      expect(numbered?.tagName).toBe('OL')
      expect([...(numbered?.children ?? [])].map(({ textContent }) => textContent)).toEqual(steps)
      expect(steps.length).toBeGreaterThan(1)
      const out = card.getByRole('link', { name: /^Open / })
      expect(out).toHaveTextContent(`Open ${name} (opens in a new tab)`)
      expect(out).toHaveAttribute('target', '_blank')
      expect(out).toHaveAttribute('href', expect.stringContaining(website))
    }
  })
})
