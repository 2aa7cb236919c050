import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { place } from '../model/place-fixture'
import { PlaceRow } from './place-row'

describe('a row of the places', () => {
  it('should show icon, name, badge, city, description, address and directions', () => {
    const quba = place({
      name: 'Masjid Quba',
      category: 'holy site',
      city: 'Madinah',
      description: 'The first mosque.',
      address: 'Quba Road',
    })
    const { container } = render(<PlaceRow place={quba} />)

    expect(screen.getByRole('heading', { name: 'Masjid Quba' })).toBeInTheDocument()
    for (const text of ['Holy site', 'Madinah', 'The first mosque.', 'Quba Road'])
      expect(container).toHaveTextContent(text)
    expect(container.querySelector('[data-category="holy site"] svg')).toBeInTheDocument()
    const directions = screen.getByRole('link', { name: 'Directions to Masjid Quba' })
    expect(directions).toHaveAttribute('target', '_blank')
    expect(directions).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Masjid%20Quba%2C%20Madinah%2C%20Saudi%20Arabia',
    )
  })

  it('should lead to the coordinates where they are known', () => {
    render(<PlaceRow place={place({ name: 'Jabal al-Nour', latitude: 21.4578, longitude: 39.8594 })} />)

    expect(screen.getByRole('link', { name: 'Directions to Jabal al-Nour' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=21.4578,39.8594',
    )
  })
})
