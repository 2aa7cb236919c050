import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DarkModeSwitch } from './dark-mode-switch'
import { OfflineModeSwitch } from './offline-mode-switch'

beforeEach(() => {
  localStorage.clear()
  // A device that wishes for nothing: jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the switches of the settings', () => {
  it('should keep Dark Mode, as true or false', async () => {
    document.documentElement.dataset.theme = 'light'
    render(<DarkModeSwitch />)
    const dark = screen.getByRole('switch', { name: 'Dark Mode' })

    await userEvent.click(dark)
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('darkMode')).toBe('true')

    await userEvent.click(dark)
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(localStorage.getItem('darkMode')).toBe('false')
  })

  it('should keep Offline Mode for the next visit, as true or false', async () => {
    const visit = render(<OfflineModeSwitch />)
    await userEvent.click(screen.getByRole('switch', { name: 'Offline Mode' }))
    expect(screen.getByRole('switch', { name: 'Offline Mode' })).toBeChecked()
    expect(localStorage.getItem('offlineMode')).toBe('true')
    visit.unmount()

    render(<OfflineModeSwitch />)
    const offline = screen.getByRole('switch', { name: 'Offline Mode' })
    expect(offline).toBeChecked()
    offline.focus()
    await userEvent.keyboard(' ')

    expect(offline).not.toBeChecked()
    expect(localStorage.getItem('offlineMode')).toBe('false')
  })
})
