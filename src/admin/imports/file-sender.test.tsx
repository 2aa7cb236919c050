import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { FileSender } from './file-sender'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled }: { children: ReactNode; disabled: boolean }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
}))

const show = ({ isBusy = false, hasSource = false } = {}) => {
  const onSend = vi.fn<(file: File) => void>()
  render(<FileSender kind={{ accept: '.csv', noun: 'places', hasSource }} isBusy={isBusy} onSend={onSend} />)
  return onSend
}

const button = () => screen.getByRole('button', { name: 'Preview this file' })

describe('a file that is sent', () => {
  it('should be the one that was chosen', async () => {
    const onSend = show()
    const file = new File(['ID'], 'places.csv')

    await userEvent.upload(screen.getByLabelText('The corrected file of places'), file)
    await userEvent.click(button())

    expect(onSend.mock.calls).toEqual([[file]])
  })

  it('should be asked for where none was chosen', async () => {
    const onSend = show({ hasSource: true })
    const field = screen.getByLabelText('Or places from a file')

    await userEvent.click(button())

    expect(onSend).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent('Choose a file first.')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Choose a file first.')

    await userEvent.upload(field, new File(['ID'], 'places.csv'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('should wait while an import is under way', () => {
    show({ isBusy: true })

    expect(button()).toBeDisabled()
  })
})
