import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { RoundCounter } from './round-counter'

const nextRound = () => screen.getByRole('button', { name: /^(?:Round|Length) \d is done$/ })

describe('the counter', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('should count a double tap once', async () => {
    const user = userEvent.setup()
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)
    await user.dblClick(nextRound())
    expect(screen.getByRole('status')).toHaveTextContent('1 of 7 rounds')
  })
})
