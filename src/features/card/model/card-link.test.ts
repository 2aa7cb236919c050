import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EMPTY_CARD, MAX_HOLDER, MAX_PHONE, MAX_SPOT_NAME } from '@/shared/card/card'

import { cardFragment, cardOfFragment } from './card-link'

describe('a card in an address', () => {
  it('should come out as it went in, with every script', () => {
    const card = {
      ...EMPTY_CARD,
      holder: 'Āʾisha عائشة 👵',
      hotel: { name: 'Hotel', arabicName: 'فندق', position: { latitude: 21.42, longitude: 39.83 } },
    }

    expect(cardOfFragment(`#${cardFragment(card)}`)).toEqual(card)
    expect(cardFragment(card)).toMatch(/^[\w-]+$/)
  })

  it('should take the longest card in the widest script', () => {
    const longest = (length: number) => 'ﷺ'.repeat(length)
    const spot = {
      name: longest(MAX_SPOT_NAME),
      arabicName: longest(MAX_SPOT_NAME),
      position: { latitude: -21.4212345, longitude: -139.8212345 },
    }
    const card = { holder: longest(MAX_HOLDER), phone: '9'.repeat(MAX_PHONE), hotel: spot, meeting: spot, gate: spot }

    expect(cardOfFragment(cardFragment(card))).toEqual(card)
  })

  it.each(['', '#', '#main', '#eyJ9', '#bnVsbA', '#e30', `#${'A'.repeat(5_000)}`])('should see none in %j', (text) => {
    expect(cardOfFragment(text)).toBeNull()
  })

  it('should never throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void cardOfFragment(text)))
  })
})
