import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { EmergencyContacts, OfficialBody } from '@/contracts/content'
import { authorities as writtenBodies } from '@/seed/content/authorities'
import { emergencyNumbers } from '@/seed/content/emergency-numbers'

import { AuthoritiesScreen } from './authorities-screen'

const NUMBERS = ['112', '999', '993', '997']

/** With the portals that ship. */
const emergency: EmergencyContacts = {
  id: 1,
  phoneNumbers: NUMBERS.map((number) => ({
    number,
    name: `Help ${number}`,
    description: 'Day and night.',
    phones: [{ text: number, href: `tel:${number}` }],
  })),
  portals: [...emergencyNumbers.portals],
}

/** The bodies that ship; the first can be called. */
const bodies = writtenBodies.map(({ key, name, description, website, services, order }, index): OfficialBody => ({
  id: order,
  slug: key,
  name,
  description,
  website,
  services: services.map((text) => ({ text })),
  order,
  phones: index === 0 ? [{ text: '1966', href: 'tel:1966' }] : [],
  updatedAt: '2026-11-24T00:00:00.000Z',
  createdAt: '2026-11-24T00:00:00.000Z',
}))

describe('the helpful contacts', () => {
  it('should call the emergency numbers and lead to the bodies and portals', () => {
    render(<AuthoritiesScreen emergency={emergency} authorities={bodies} guides={[]} />)

    for (const number of NUMBERS)
      expect(screen.getByRole('link', { name: new RegExp(`^Call ?${number}`) })).toHaveAttribute(
        'href',
        `tel:${number}`,
      )
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(3)
    cards.forEach((card, index) => {
      expect(within(card).getByText('Services')).toBeInTheDocument()
      const out = within(card).getByRole('link', { name: /opens in a new tab/ })
      expect(out).toHaveAttribute('target', '_blank')
      expect(out).toHaveAttribute('href', expect.stringContaining(writtenBodies[index]?.website ?? 'no body'))
    })
    expect(within(cards[0] ?? document.body).getByRole('link', { name: /^Call ?1966$/ })).toBeInTheDocument()
    expect(within(cards[1] ?? document.body).getByText('No confirmed phone number')).toBeInTheDocument()
    const portals = within(screen.getByRole('region', { name: 'Tourism and Hajj portals' }))
    for (const [name, address] of [
      [/^Nusuk Hajj/, 'https://hajj.nusuk.sa'],
      [/^Visit Saudi/, 'https://visitsaudi.com'],
    ] as const) {
      const portal = portals.getByRole('link', { name })
      expect(portal).toHaveAttribute('target', '_blank')
      expect(portal).toHaveAttribute('href', expect.stringContaining(address))
    }
  })
})
