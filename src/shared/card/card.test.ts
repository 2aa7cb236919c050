import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseCard, EMPTY_CARD, isEmptyCard, MAX_HOLDER, MAX_SPOT_NAME, withSpot } from './card'

const hotel = { name: 'Hotel Al Safwah', arabicName: 'فندق الصفوة', position: { latitude: 21.42, longitude: 39.83 } }

describe('parseCard', () => {
  it('should read what it would keep', () => {
    const card = { ...EMPTY_CARD, holder: 'Aisha', phone: '+966 50 000 0000', hotel }

    expect(parseCard(JSON.parse(JSON.stringify(card)))).toEqual(card)
  })

  it.each([null, undefined, 3, 'card', [], {}, { hotel: 'x' }, { hotel: { name: 7 } }, { gate: [] }])(
    'should be empty for %j',
    (value) => {
      expect(isEmptyCard(parseCard(value))).toBe(true)
    },
  )

  it('should leave out a position that is nowhere, and keep the name', () => {
    expect(parseCard({ hotel: { ...hotel, position: { latitude: 95, longitude: 0 } } }).hotel?.position).toBeNull()
    expect(parseCard({ hotel: { ...hotel, position: { latitude: 0, longitude: 0 } } }).hotel?.name).toBe(hotel.name)
  })

  it('should cut what is too long and blank what turns the writing round', () => {
    const card = parseCard({ holder: 'x'.repeat(500), hotel: { name: 'a\u202eb\u0000c' } })

    expect(card.holder).toHaveLength(MAX_HOLDER)
    expect(card.hotel?.name).toBe('a b c')
  })

  it('should never throw, and always stay within its limits', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const card = parseCard({ holder: value, phone: value, hotel: value, meeting: { name: value, position: value } })

        expect(card.holder.length).toBeLessThanOrEqual(MAX_HOLDER)
        expect((card.meeting?.name ?? '').length).toBeLessThanOrEqual(MAX_SPOT_NAME)
        expect(parseCard(card)).toEqual(card)
      }),
    )
  })
})

describe('withSpot', () => {
  it('should set, change and take away', () => {
    const card = withSpot(EMPTY_CARD, 'hotel', hotel)

    expect(card.hotel).toEqual(hotel)
    expect(withSpot(card, 'hotel', null)).toEqual(EMPTY_CARD)
    expect(withSpot(card, 'hotel', { name: '', arabicName: null, position: null })).toEqual(EMPTY_CARD)
  })
})
