import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { ResultLine } from './location-finder'

const results = { places: [], total: null, kind: 'loading', retry: () => undefined } as const

describe('the line above the list', () => {
  it('should say that it is loading, and then how many there are', () => {
    const { rerender } = render(<ResultLine results={results} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading locations...')

    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 1 }} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/)
    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 0 }} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^0 results$/)
  })

  it('should say what failed, and try again', async () => {
    const retry = vi.fn()
    render(<ResultLine results={{ ...results, kind: 'failed', retry }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to Load Data')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(retry).toHaveBeenCalledOnce()
  })
})
