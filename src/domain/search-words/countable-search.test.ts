import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countableSearch, MAX_COUNTABLE_LENGTH } from './countable-search'

describe('countableSearch', () => {
  it.each([
    ['as it is', 'laundry', 'laundry'],
    ['in small letters, with one space between words', '  Baby   Milk! ', 'baby milk'],
    ['without accents', 'Café Zàm', 'cafe zam'],
    ['in one Arabic spelling', 'الصيدلية', 'صيدليه'],
    ['with the number of a gate', 'gate٧٩', 'gate 79'],
    ['in Hindi, whose vowels count', 'पानी', 'पानी'],
    ['of three letters', 'spa', 'spa'],
    ['of sixty characters', 'a'.repeat(MAX_COUNTABLE_LENGTH), 'a'.repeat(MAX_COUNTABLE_LENGTH)],
  ])('should be a text %s', (_, text, counted) => {
    expect(countableSearch(text)).toBe(counted)
  })

  it.each([
    ['nothing', ''],
    ['signs alone', '?!'],
    ['two letters', 'wc'],
    ['a phone number', '+966 55 123 4567'],
    ['a phone number between words', 'call 055 1234567 ali'],
    ['a passport', 'passport A1234567'],
    ['three digits apart', 'room 1 bed 2 door 3'],
    ['a number that begins with zeros', 'agent 007'],
    ['Arabic digits', 'غرفة ١٢٣'],
    ['Persian digits', 'اتاق ۱۲۳'],
    ['digits of a script that is not folded', 'அறை ௧௨௩'],
    ['wide digits', 'room １２３'],
    ['digits in circles', 'room ①②③'],
    ['an e-mail address', 'somebody@example.org'],
    ['a name on a network', '@somebody'],
    ['a wide at sign', 'somebody＠example.org'],
    ['sixty-one characters', 'a'.repeat(MAX_COUNTABLE_LENGTH + 1)],
  ])('should not be %s', (_, text) => {
    expect(countableSearch(text)).toBeNull()
  })

  it('should of no text be one that is too long, has three digits or an at sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abبप ा@＠1٢１௧①'), maxLength: 80 }), (text) => {
        const counted = countableSearch(text) ?? ''
        expect(counted.length).toBeLessThanOrEqual(MAX_COUNTABLE_LENGTH)
        expect(counted).not.toMatch(/\p{N}.*\p{N}.*\p{N}|@/u)
      }),
    )
  })
})
