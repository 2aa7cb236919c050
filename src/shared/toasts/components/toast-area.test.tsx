import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { toast } from '../use-toast'
import { ToastArea } from './toast-area'

const shown = () => screen.queryByLabelText('Message (F8)')

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

/** Raises a message and waits for the code of its card. */
async function raise(title: string): Promise<void> {
  act(() => {
    toast({ title, variant: 'success' })
  })
  await act(() => vi.dynamicImportSettled())
}

describe('a toast', () => {
  it('should be alone, however many are raised', async () => {
    vi.useFakeTimers()
    render(<ToastArea />)
    for (const title of ['First', 'Second', 'Third']) await raise(title)

    expect(screen.getAllByLabelText('Message (F8)')).toHaveLength(1)
    expect(shown()).toHaveTextContent('Third')
  })

  it('should go by itself after 5000 ms, and be gone from the page 5000 ms later', async () => {
    vi.useFakeTimers()
    render(<ToastArea />)
    await raise('Deleted')
    expect(shown()).toHaveAttribute('data-state', 'open')

    pass(4_999)
    expect(shown()).toHaveAttribute('data-state', 'open')
    pass(1)
    expect(shown()).toHaveAttribute('data-state', 'closed')
    pass(4_999)
    expect(shown()).toBeInTheDocument()
    pass(1)

    expect(shown()).not.toBeInTheDocument()
  })
})
