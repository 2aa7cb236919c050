import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { SiteHeader } from './site-header'

vi.mock('next/navigation', () => ({ usePathname: () => '/faq' }))

const show = () => render(<SiteHeader title="Pilgrim Guide" search={null} emergency={null} />)

describe('the header', () => {
  it('should lead home by its title', () => {
    show()

    const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Pilgrim Guide' })
    expect(home).toHaveAttribute('href', '/')
  })

  it('should have five more pages in the three-dot menu', () => {
    show()

    const menu = screen.getByRole('navigation', { name: 'More pages', hidden: true })
    const entries = within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(entries).toEqual([
      ['About', '/about'],
      ['Contact & Support', '/contact'],
      ['Helpful Contacts', '/authorities'],
      ['Terms & Privacy', '/terms'],
      ['Settings', '/settings'],
    ])
  })
})
