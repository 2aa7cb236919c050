import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { HeaderSearch } from './header-search'

vi.mock('next/navigation', () => ({
  usePathname: () => '/about',
  useRouter: () => ({ push: () => undefined }),
}))
// Without what is fetched the panel is a plain form.
vi.mock('../api/load-search-engine', () => ({ loadSearchEngine: () => Promise.reject(new Error('offline')) }))

const icon = () => screen.getByRole('button', { name: 'Search', expanded: isOpen() })
const box = () => screen.queryByPlaceholderText('Search the entire site...')
const isOpen = () => box() !== null

describe('the panel of the header search', () => {
  it('should be opened and closed by the icon, and closed by Cancel', async () => {
    render(<HeaderSearch />)
    expect(box()).not.toBeInTheDocument()

    await userEvent.click(icon())
    expect(box()).toHaveFocus()
    await userEvent.click(icon())
    expect(box()).not.toBeInTheDocument()

    await userEvent.click(icon())
    expect(box()).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(box()).not.toBeInTheDocument()
    expect(icon()).toHaveFocus()
  })
})
