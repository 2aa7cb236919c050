import { describe, expect, it } from 'vitest'

import { parseCard } from '@/shared/card/card'

import { cardFragment } from './card-link'
import { MAX_NOTE, parseSheetNotes } from './sheet-notes'

const notes = {
  group: 'Al Noor, bus 12',
  bloodGroup: 'AB−',
  illnesses: 'Diabetes',
  medicines: 'Insulin, 10 units',
} as const

describe('parseSheetNotes', () => {
  it('should read what it would keep', () => {
    expect(parseSheetNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes)
  })

  it.each([null, undefined, 3, [], {}, { group: 7, bloodGroup: 'C', illnesses: {} }])(
    'should be empty for %j',
    (value) => {
      expect(parseSheetNotes(value)).toEqual({ group: '', bloodGroup: null, illnesses: '', medicines: '' })
    },
  )

  it('should cut what is too long and blank what turns the writing round', () => {
    const { illnesses, medicines } = parseSheetNotes({ illnesses: 'x'.repeat(900), medicines: 'a\u202eb' })

    expect(illnesses).toHaveLength(MAX_NOTE)
    expect(medicines).toBe('a b')
  })

  it('should be in no link, even where somebody has put them onto the card', () => {
    const link = cardFragment(parseCard({ holder: 'Aisha', ...notes }))

    expect(atob(link.slice(6))).toBe('{"holder":"Aisha"}')
  })
})
