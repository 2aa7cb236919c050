import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { ResultLine } from './location-finder'

const results = { total: null, order: null, kind: 'loading', retry: () => undefined } as const

describe('the line above the list', () => {
  it('should say that it is loading, and then how many there are', () => {
    const { rerender } = render(<ResultLine results={results} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading locations...')

    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 1 }} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/)
    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 0 }} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^0 results$/)
  })

  it('should say what comes first, politely, and nothing where the list has an order of its own', () => {
    const { container, rerender } = render(
      <ResultLine results={{ ...results, kind: 'page', total: 7, order: 'mosque' }} />,
    )
    const order = container.querySelector('[aria-live="polite"]')
    expect(order).toHaveTextContent(/^Nearest to Masjid al-Haram$/)

    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 7, order: 'you' }} />)
    expect(order).toHaveTextContent(/^Nearest to you$/)
    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 7, order: 'middle' }} />)
    expect(order).toHaveTextContent(/^Nearest to the map’s middle$/)
    expect(screen.getByRole('status')).toHaveTextContent(/^7 results$/)
    rerender(<ResultLine results={{ ...results, kind: 'whole', total: 7 }} />)
    expect(order).toBeEmptyDOMElement()
  })

  it('should say what failed, and try again', async () => {
    const retry = vi.fn()
    render(<ResultLine results={{ ...results, kind: 'failed', retry }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to Load Data')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(retry).toHaveBeenCalledOnce()
  })
})
