import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Card, Spot } from '@/shared/card/card'

import { CardFace } from './card-face'

const spot = (name: string, latitude: number): Spot => ({
  name,
  arabicName: null,
  position: { latitude, longitude: 39.826 },
})

const card: Card = {
  holder: '',
  phone: '',
  hotel: spot('Hotel', 21.42),
  meeting: spot('Clock tower', 21.43),
  gate: spot('Gate 79', 21.425),
}

it('should say aloud that one has arrived, and not each of the steps on the way', () => {
  const from = (latitude: number) => ({ latitude, longitude: 39.826 })
  const { rerender } = render(<CardFace card={card} from={from(21.415)} />)
  const said: string[] = []
  // Forty fixes, 22 metres apart, to the hotel and past it.
  for (let fix = 0; fix < 40; fix += 1) {
    rerender(<CardFace card={card} from={from(21.415 + fix * 0.0002)} />)
    const words = screen.getAllByRole('status').map(({ textContent }) => textContent)
    if (words.join() !== said.at(-1)) said.push(words.join())
  }

  expect(said).toEqual(['', 'You are there: My hotel', ''])
  expect(screen.getAllByText(/^\d+ m to the (?:north|south)$/)).not.toEqual([])
})
