import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { SheetGates } from './sheet-gates'

describe('the gates in the sheet', () => {
  it('should say that they could not be loaded, and try again', async () => {
    const retry = vi.fn()
    render(<SheetGates state={{ kind: 'failed', retry }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('The gates could not be loaded.')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(retry).toHaveBeenCalledOnce()
  })

  it.each([{ kind: 'none' }, { kind: 'ready', gates: [] }] as const)('should not be there without any: %j', (state) => {
    const { container } = render(<SheetGates state={state} />)

    expect(container).toBeEmptyDOMElement()
  })
})
