import { describe, expect, it } from 'vitest'

import { hasUndialable, normalizePhones, readPhones } from './read-phones'

/** What is dialled, part by part; `null` for what stays text. */
const dialled = (written: string) => readPhones(written).map(({ href }) => href)

const landline = 'tel:+966125551234'
const mobile = 'tel:+966501234567'

describe('readPhones', () => {
  it.each<[string, ...(string | null)[]]>([
    // One number, in the ways in which people write it.
    ['+966125551234', landline],
    ['+966 12 555 1234', landline],
    ['+966-12-555-1234', landline],
    ['+966\u201112\u2013555\u20141234', landline],
    ['+966.12.555.1234', landline],
    ['+966 (12) 555 1234', landline],
    ['+966 (0)12 555 1234', landline],
    ['+966 012 555 1234', landline],
    ['+9660125551234', landline],
    ['00966125551234', landline],
    ['00 966 12 555 1234', landline],
    ['00966 0 12 555 1234', landline],
    ['966-12-5551234', landline],
    ['0125551234', landline],
    ['(012) 555 1234', landline],
    ['012/5551234', landline],
    ['012/555/1234', landline],
    ['12 555 1234', landline],
    ['0501234567', mobile],
    ['05 0123 4567', mobile],
    ['501234567', mobile],
    ['  0501234567  ', mobile],
    ['＋９６６ ５０ １２３ ４５６７', mobile],
    // Digits of other scripts, and invisible characters.
    ['٠٥٠١٢٣٤٥٦٧', mobile],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', mobile],
    ['۰۵۰۱۲۳۴۵۶۷', mobile],
    ['०५०१२३४५६७', mobile],
    ['০৫০১২৩৪৫৬৭', mobile],
    ['05٠ 123 ٤٥٦٧', mobile],
    ['\u202A+966 50 123 4567\u202C', mobile],
    ['\u200E0501234567\u200F', mobile],
    ['\u20660501\u00AD234\u200B567\u2069', mobile],
    ['\uFEFF050\u00A0123\u202F4567', mobile],
    // Words around it.
    ['Tel: 012 555 1234', landline],
    ['Tel. (012) 555 1234', landline],
    ['هاتف: ٠١٢٥٥٥١٢٣٤', landline],
    ['Reception 012 555 1234', landline],
    ['012 555 1234 (reception)', landline],
    ['tel:+966125551234', landline],
    // Short, unified and toll-free numbers ring as they are.
    ['911', 'tel:911'],
    ['997', 'tel:997'],
    ['112', 'tel:112'],
    ['937', 'tel:937'],
    ['1966', 'tel:1966'],
    ['19 66', 'tel:1966'],
    ['٩١١', 'tel:911'],
    ['116111', 'tel:116111'],
    ['Call 911', 'tel:911'],
    ['920012345', 'tel:920012345'],
    ['9200 12345', 'tel:920012345'],
    ['+966 920 012 345', 'tel:920012345'],
    ['+966-92-0012345', 'tel:920012345'],
    ['00966920012345', 'tel:920012345'],
    ['8004420020', 'tel:8004420020'],
    ['800 442 0020', 'tel:8004420020'],
    ['+966 800 442 0020', 'tel:8004420020'],
    ['٨٠٠ ٤٤٢ ٠٠٢٠', 'tel:8004420020'],
    // Extensions.
    ['012 555 1234 ext. 12', `${landline};ext=12`],
    ['012 555 1234 extension 12', `${landline};ext=12`],
    ['012 555 1234 x12', `${landline};ext=12`],
    ['0125551234x12', `${landline};ext=12`],
    ['0125551234,,12', `${landline};ext=12`],
    ['0125551234 ,, 12#', `${landline};ext=12`],
    ['+966125551234;ext=12', `${landline};ext=12`],
    ['012 555 1234 (ext 12)', `${landline};ext=12`],
    ['012 555 1234 تحويلة ١٢', `${landline};ext=12`],
    ['920012345 ext 7', 'tel:920012345;ext=7'],
    // Other countries.
    ['+971 6 742 0602', 'tel:+97167420602'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['0044 20 7946 0958', 'tel:+442079460958'],
    ['+92 21 111 000 000', 'tel:+9221111000000'],
    ['+39 06 6988 1234', 'tel:+390669881234'],
    ['+996 700 123 456', 'tel:+996700123456'],
    // Several in one value.
    ['+966 12 555 1234;+966 50 123 4567', landline, mobile],
    ['0125551234; 0501234567', landline, mobile],
    ['0125551234, 0501234567', landline, mobile],
    ['0125551234،0501234567', landline, mobile],
    ['٠١٢٥٥٥١٢٣٤ ؛ ٠٥٠١٢٣٤٥٦٧', landline, mobile],
    ['0125551234/0501234567', landline, mobile],
    ['0125551234 / 0501234567', landline, mobile],
    ['0125551234 | 0501234567', landline, mobile],
    ['0125551234 or 0501234567', landline, mobile],
    ['0125551234 and 0501234567', landline, mobile],
    ['0125551234 & 0501234567', landline, mobile],
    ['0125551234 أو 0501234567', landline, mobile],
    ['٠١٢٥٥٥١٢٣٤ و٠٥٠١٢٣٤٥٦٧', landline, mobile],
    ['0125551234\n0501234567', landline, mobile],
    ['0125551234 0501234567', landline, mobile],
    ['+966125551234+966501234567', landline, mobile],
    ['+966125551234 - +966501234567', landline, mobile],
    ['911/997', 'tel:911', 'tel:997'],
    ['112/911', 'tel:112', 'tel:911'],
    ['911 or 997', 'tel:911', 'tel:997'],
    ['1966, 920002814', 'tel:1966', 'tel:920002814'],
    ['0125551234 ext 12, 0501234567', `${landline};ext=12`, mobile],
    ['+966125551234;ext=12;0501234567', `${landline};ext=12`, mobile],
    ['0125551234; 0125551234', landline],
    ['Tel 0125551234 Fax 0125551235', landline, null],
    ['0125551234/35', landline, null],
    ['0125551234, ask for Ali', landline, null],
    // What cannot be dialled, and what is no number to call.
    ['+966', null],
    ['966', null],
    ['+966 4 829 0400', null],
    ['+966 7525252', null],
    ['057517301', null],
    ['5551234', null],
    ['+966 215 388 868', null],
    ['+996 12 573 7555', null],
    ['+9960575185899', null],
    ['+44 1', null],
    ['Fax: 0125551234', null],
    ['Room 911', null],
    ['since 1966', null],
    ['1-800-FLOWERS', null],
    ['*123#', null],
    ['*2767*3855#', null],
    ['ask inside', null],
    ['<b onclick=alert(1)>1', null],
    ['10:00-22:00', null],
    ['-', null],
    ['9'.repeat(600), null],
  ])('should read %j', (written, ...expected) => {
    expect(dialled(written)).toEqual(expected)
  })

  it.each([null, undefined, '', '   ', '\u200F\u200E'])('should find nothing in %j', (written) => {
    expect(readPhones(written)).toEqual([])
  })

  it('should keep each number as it is written', () => {
    expect(readPhones('Tel: (012) 555-1234 ; ٠٥٠١٢٣٤٥٦٧').map(({ text }) => text)).toEqual([
      'Tel: (012) 555-1234',
      '٠٥٠١٢٣٤٥٦٧',
    ])
  })

  it('should keep a value in one piece in which there is nothing to dial', () => {
    expect(readPhones('ask Ali, or Omar').map(({ text }) => text)).toEqual(['ask Ali, or Omar'])
  })
})

describe('normalizePhones', () => {
  it.each([
    ['٠١٢٥٥٥١٢٣٤', '+966 (0)12 555 1234'],
    ['966-12-5551234', '012/5551234'],
    ['0125551234 ext 12', '00966125551234'],
    ['+966 920 012 345', '9200 12345'],
    ['800 442 0020', '+966 800 442 0020'],
    // Nobody can dial it, and it is still the same.
    ['+966 4 829 0400', '+966-4-8290400'],
  ])('should take %j for %j', (one, other) => {
    expect(normalizePhones(one)).toEqual(normalizePhones(other))
    expect(normalizePhones(one)).toHaveLength(1)
  })

  it.each(['911', '1966, 937', '+966', 'ask inside', ''])(
    'should leave out what tells no two places apart: %j',
    (written) => {
      expect(normalizePhones(written)).toEqual([])
    },
  )
})

describe('hasUndialable', () => {
  it.each([
    ['+966 4 829 0400', true],
    ['0125551234/35', true],
    ['0125551234', false],
    ['911 or 997', false],
    ['', false],
    [null, false],
  ])('should say of %j: %s', (written, expected) => {
    expect(hasUndialable(written)).toBe(expected)
  })
})
