import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { OfflineModeSwitch } from './offline-mode-switch'

const offlineMode = () => screen.getByRole('switch', { name: 'Offline Mode' })

describe('the switch of Offline Mode', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it.each([
    ['nothing', ''],
    ['half of JSON', '{"latitude":'],
    ['null', 'null'],
    ['a list', '[1,"2",{}]'],
    ['a quoted word', '"true"'],
    ['capitals', 'TRUE'],
    ['a number', '1e999'],
    ['half a megabyte', 'x'.repeat(500_000)],
  ])('should be off, and can be turned on, where what is stored is damaged: %s', async (_name, text) => {
    localStorage.setItem('offlineMode', text)
    render(<OfflineModeSwitch />)
    expect(offlineMode()).not.toBeChecked()

    await userEvent.click(offlineMode())

    expect(offlineMode()).toBeChecked()
    expect(localStorage.getItem('offlineMode')).toBe('true')
  })

  it('should say that a choice is not kept where the storage is full, and stay off', async () => {
    render(<OfflineModeSwitch />)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })

    await userEvent.click(offlineMode())

    expect(screen.getByRole('status')).toHaveTextContent(/keeps no choices for this site/)
    expect(offlineMode()).not.toBeChecked()
  })
})
