import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { answerCalls } from '../../../../tests/helpers/answered-calls'
import { StatusLookup } from './status-lookup'

describe('the look-up of a receipt', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('should say that a receipt is unknown, beside its field', async () => {
    const calls = answerCalls({ '/api/recommendations/status': () => Response.json({}, { status: 404 }) })
    render(<StatusLookup />)
    const receipt = screen.getByRole('textbox', { name: 'Receipt' })
    await userEvent.type(receipt, 'AAAA-BBBB-CCCC-DDDD')
    await userEvent.click(screen.getByRole('button', { name: 'See status' }))

    expect(await screen.findByText('There is no submission with this receipt. Check each letter.')).toBeInTheDocument()
    expect(receipt).toHaveFocus()
    expect(calls.map(({ body }) => body)).toEqual([{ receipt: 'AAAA-BBBB-CCCC-DDDD' }])
  })
})
