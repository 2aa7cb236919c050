import { describe, expect, it } from 'vitest'

import { plainDigits } from './plain-digits'

describe('plainDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟎𝟏𝟗 𝟘𝟡 𝟶𝟿', '019 09 09'],
    ['+٩٦٦ (12) gate ٧9²', '+966 (12) gate 79²'],
    ['', ''],
  ])('should read %s as %s', (text, plain) => {
    expect(plainDigits(text)).toBe(plain)
  })

  it('should know the ten digits of every script', () => {
    const digits = Array.from({ length: 0x1ffff }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /^\p{Nd}$/u.test(letter))

    const plain = plainDigits(digits.join(''))

    expect(digits.length).toBeGreaterThan(600)
    expect(plain).toBe('0123456789'.repeat(digits.length / 10))
  })
})
