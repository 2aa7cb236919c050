import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EMPTY_CARD, MAX_HOLDER, MAX_PHONE, MAX_SPOT_NAME } from '@/shared/card/card'

import { bringsCard, cardFragment } from './card-link'
import { readCardLink } from './read-card-link'

const aisha = {
  ...EMPTY_CARD,
  holder: 'Āʾisha عائشة 👵',
  phone: '+966 50 123 4567',
  hotel: { name: 'Hotel', arabicName: 'فندق', position: { latitude: 21.42, longitude: 39.83 } },
}

const whole = cardFragment(aisha)

/** What came of a link on its way: the card as it was, or a word that it is damaged. */
const expectTruth = (fragment: string) => {
  const read = readCardLink(`#${fragment}`)
  if (read !== null) expect(read).toEqual(aisha)
}

describe('a card in an address', () => {
  it('should come out as it went in, with every script', () => {
    expect(readCardLink(`#${whole}`)).toEqual(aisha)
    expect(whole).toMatch(/^[\w-]+$/)
  })

  it('should take the longest card in the widest script', () => {
    const longest = (length: number) => 'ﷺ'.repeat(length)
    const spot = {
      name: longest(MAX_SPOT_NAME),
      arabicName: longest(MAX_SPOT_NAME),
      position: { latitude: -21.4212345, longitude: -139.8212345 },
    }
    const card = { holder: longest(MAX_HOLDER), phone: '9'.repeat(MAX_PHONE), hotel: spot, meeting: spot, gate: spot }

    expect(readCardLink(cardFragment(card))).toEqual(card)
  })

  it.each(['', '#', '#content'])('should see none in %j', (text) => {
    expect(bringsCard(text)).toBe(false)
  })

  it.each(['#eyJ9', '#bnVsbA', '#e30', '#main', `#${'A'.repeat(5_000)}`, `#${cardFragment(EMPTY_CARD)}`])(
    'should see that %j is damaged',
    (text) => {
      expect(bringsCard(text)).toBe(true)
      expect(readCardLink(text)).toBeNull()
    },
  )

  it('should be damaged without its check sum, although it could be read', () => {
    expect(readCardLink(`#${btoa('{"phone":"999"}')}`)).toBeNull()
  })

  it('should never throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCardLink(text)))
  })
})

describe('a card that suffered on its way', () => {
  it('should be damaged wherever it is cut', () => {
    for (let length = 1; length < whole.length; length += 1) {
      expect(readCardLink(`#${whole.slice(0, length)}`), String(length)).toBeNull()
      expect(readCardLink(`#${whole.slice(length)}`), String(-length)).toBeNull()
    }
  })

  it('should be whole or damaged, and never another, when anything is put in, left out or changed', () => {
    const at = fc.nat(whole.length)
    fc.assert(
      fc.property(at, fc.nat(4), fc.string({ unit: 'binary', maxLength: 4 }), (from, gone, put) =>
        expectTruth(whole.slice(0, from) + put + whole.slice(from + gone)),
      ),
      { numRuns: 1_000 },
    )
    const letter = fc.constantFrom(...'ABCxyz019_-')
    fc.assert(
      fc.property(at, fc.nat(1), letter, (from, gone, put) =>
        expectTruth(whole.slice(0, from) + put + whole.slice(from + gone)),
      ),
      { numRuns: 1_000 },
    )
  })

  it.each([
    '.',
    '%20',
    '&utm_source=x',
    '?fbclid=a_b-c',
    '), see',
    '>',
    '"',
    '…',
    ' ',
    '\n',
    '_',
    '*',
    '%E2%80%8B',
    '#x',
  ])('should be whole with %j behind it', (tail) => {
    expect(readCardLink(`#${whole}${tail}`)).toEqual(aisha)
  })

  it('should be whole with any tail that begins with another sign, and never another with any tail', () => {
    const sign = fc.constantFrom(...'.,;:!?&%/#=~()<>"\' \u200b\u2026')
    fc.assert(
      fc.property(sign, fc.string({ unit: 'binary' }), (first, rest) => {
        expect(readCardLink(`#${whole}${first}${rest}`)).toEqual(aisha)
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (tail) => expectTruth(whole + tail)))
  })

  it('should be whole when a mail has wrapped it', () => {
    const wrapped = whole.replace(/.{20}/g, '$&\r\n ')
    expect(readCardLink(`#${wrapped}`)).toEqual(aisha)
    expect(readCardLink(`#${encodeURI(wrapped)}.`)).toEqual(aisha)
  })
})
