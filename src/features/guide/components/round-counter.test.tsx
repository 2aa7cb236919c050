import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { RoundCounter } from './round-counter'

const nextRound = () => screen.getByRole('button', { name: /^(?:Round|Length) \d is done$/ })
const rounds = () => screen.getByRole('status')
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

const count = async (from: number, to: number) => {
  for (let round = from; round <= to; round += 1) await press(`Round ${round} is done`)
}

/** A part of the browser that jsdom does not have. */
function addToNavigator(name: 'vibrate' | 'wakeLock', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

describe('the counter', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'vibrate')
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  it('should count to seven, and shake with each round, longest at the end', async () => {
    const vibrate = vi.fn<(pattern: number[]) => boolean>()
    addToNavigator('vibrate', vibrate)
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)

    await count(1, 2)
    expect(rounds()).toHaveTextContent('2 of 7 rounds')
    expect(vibrate).toHaveBeenCalledTimes(2)
    await count(3, 7)

    expect(rounds()).toHaveTextContent('The tawaf is complete')
    expect(screen.getByRole('button', { name: 'All 7 done' })).toBeDisabled()
    const patterns = vibrate.mock.calls.map(([pattern]) => pattern.length)
    expect(patterns).toEqual([1, 1, 1, 1, 1, 1, 5])
  })

  it('should take back a round, and a start from nothing, also on another visit', async () => {
    const { unmount } = render(<RoundCounter counted="tawaf" storeKey="rounds" />)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await count(1, 3)

    await press('Undo')
    expect(rounds()).toHaveTextContent('2 of 7 rounds')
    await press('Start again')
    expect(rounds()).toHaveTextContent('0 of 7 rounds')

    unmount()
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)
    await press('Undo')
    expect(rounds()).toHaveTextContent('2 of 7 rounds')
  })

  it('should count a double tap once', async () => {
    const user = userEvent.setup()
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)
    await user.dblClick(nextRound())
    expect(rounds()).toHaveTextContent('1 of 7 rounds')
  })

  it("should say where one is in sa'i, apart from the count of tawaf", async () => {
    const { unmount } = render(<RoundCounter counted="sai" storeKey="umrah sai" />)
    expect(rounds()).toHaveTextContent('Now: Safa to Marwah')
    await press('Length 1 is done')
    expect(rounds()).toHaveTextContent('Now: Marwah to Safa')
    for (let length = 2; length <= 7; length += 1) await press(`Length ${length} is done`)
    expect(rounds()).toHaveTextContent('You are at Marwah')
    unmount()

    render(<RoundCounter counted="tawaf" storeKey="umrah tawaf" />)
    expect(rounds()).toHaveTextContent('0 of 7 rounds')
  })

  it('should be worked by the keyboard alone', async () => {
    const user = userEvent.setup()
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)
    await user.tab()
    expect(nextRound()).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(rounds()).toHaveTextContent('2 of 7 rounds')

    await user.tab()
    await user.keyboard('{Enter}')
    expect(rounds()).toHaveTextContent('1 of 7 rounds')
  })

  it('should go on counting where the browser keeps nothing, and say so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)
    await count(1, 2)

    expect(rounds()).toHaveTextContent('2 of 7 rounds')
    expect(screen.getByText(/the count is lost when you leave the page/)).toBeInTheDocument()
  })

  it('should keep the screen on as long as it is asked to', async () => {
    const release = vi.fn(() => Promise.resolve())
    const request = vi.fn(() => Promise.resolve({ release }))
    addToNavigator('wakeLock', { request })
    render(<RoundCounter counted="tawaf" storeKey="rounds" />)

    await press('Keep screen on')
    expect(request).toHaveBeenCalledWith('screen')
    expect(release).not.toHaveBeenCalled()
    await press('Screen stays on')

    expect(release).toHaveBeenCalledOnce()
  })
})
