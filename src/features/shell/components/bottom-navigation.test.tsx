import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { BottomNavigation } from './bottom-navigation'

let address = '/'
vi.mock('next/navigation', () => ({ usePathname: () => address }))

describe('the main navigation', () => {
  it.each([
    ['/', 'Home'],
    ['/guide', 'Guide'],
    ['/guide/umrah/umrah-steps', 'Guide'],
    ['/places/gates', 'Places'],
    ['/recommendations', 'Recommend'],
    ['/settings', 'Settings'],
    ['/faq', null],
    ['/guides', null],
  ])('should mark the current screen: %s', (pathname, name) => {
    address = pathname
    render(<BottomNavigation />)

    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name])
  })
})
