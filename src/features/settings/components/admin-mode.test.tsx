import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { AdminMode } from './admin-mode'

const loaded = vi.fn<() => void>()
vi.mock('./admin-controls', async (load) => {
  loaded()
  return load()
})
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

describe('the hidden admin mode', () => {
  it('should be shown and hidden by a tap on the footer text, and load its code only then', async () => {
    render(<AdminMode>© 2025 Pilgrim Guide</AdminMode>)
    const footer = screen.getByRole('button', { name: /^©/ })
    expect(footer).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('heading', { name: 'Admin Controls' })).not.toBeInTheDocument()
    expect(loaded).not.toHaveBeenCalled()

    await userEvent.click(footer)
    expect(await screen.findByRole('heading', { name: 'Admin Controls' })).toBeInTheDocument()
    expect(footer).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'Import OpenStreetMap data' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Import mosque gates' })).toBeInTheDocument()
    expect(loaded).toHaveBeenCalledOnce()

    footer.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('heading', { name: 'Admin Controls' })).not.toBeInTheDocument()
    expect(footer).toHaveFocus()
  })
})
