import { describe, expect, it } from 'vitest'

import { startsWithOneEdit } from './one-edit'

describe('startsWithOneEdit', () => {
  it.each([
    ['equal', 'hilton', 'hilton'],
    ['another letter', 'hilton', 'hiltan'],
    ['another first letter', 'hilton', 'jilton'],
    ['another last letter', 'hilton', 'hiltom'],
    ['a letter too many', 'hilton', 'hillton'],
    ['a letter too many at the end', 'hilton', 'hiltonn'],
    ['a letter too few', 'restaurant', 'resturant'],
    ['the first letter missing', 'arafat', 'rafat'],
    ['swapped letters', 'muzdalifah', 'muzadlifah'],
    ['swapped first letters', 'hilton', 'ihlton'],
    ['the beginning with another letter', 'restaurant', 'restou'],
    ['Arabic', 'عرفات', 'عرقات'],
  ])('should accept %s: %s typed as %s', (_what, word, typed) => {
    expect(startsWithOneEdit(word, typed)).toBe(true)
  })

  it.each([
    ['two letters changed', 'hilton', 'hyltan'],
    ['two letters too many', 'hilton', 'hiltonia'],
    ['two letters missing', 'restaurant', 'resturnt'],
    ['a letter and a swap', 'hilton', 'ihltan'],
    ['the end of the word', 'hilton', 'lton'],
  ])('should refuse %s: %s typed as %s', (_what, word, typed) => {
    expect(startsWithOneEdit(word, typed)).toBe(false)
  })
})
