import { describe, expect, it } from 'vitest'

import { isGenericName } from './generic-names'
import { fixSpelling, formatStopName, normalizeCase } from './name-writing'

describe('normalizeCase', () => {
  it.each([
    ['sarh almanama hotel', 'Sarh Almanama Hotel'],
    ['al-Halwani', 'Al-Halwani'],
    ['Masjid al-asafir', 'Masjid al-Asafir'],
    ['raudah at Tauhid hotel', 'Raudah at Tauhid Hotel'],
    ['Masjid Bilal bin Rabah', 'Masjid Bilal bin Rabah'],
    ['HADRANOOT KITCHEN', 'Hadranoot Kitchen'],
    ['KFC', 'KFC'],
    ['H&M', 'H&M'],
    ['NCB Al Ahli', 'NCB Al Ahli'],
    ['ALDREES Gas Station', 'ALDREES Gas Station'],
    ['DoubleTree by Hilton', 'DoubleTree by Hilton'],
    ["McDonald's", "McDonald's"],
    ["Suleiman's historic Palace", "Suleiman's Historic Palace"],
    ['Turkish Grillhouse - 4th Floor', 'Turkish Grillhouse - 4th Floor'],
    ['i-Beauty', 'i-Beauty'],
    ['Rose Holiday (i3) Hotel', 'Rose Holiday (i3) Hotel'],
    ['voco Makkah', 'voco Makkah'],
    ['مسجد زينب', 'مسجد زينب'],
  ])('should write %j as %j, and leave that alone', (name, written) => {
    expect(normalizeCase(name)).toBe(written)
    expect(normalizeCase(written)).toBe(written)
  })
})

describe('fixSpelling', () => {
  it.each([
    ['kadi al hijrah hotal', 'kadi al hijrah Hotel'],
    ["Women's Toiltets - 14", "Women's Toilets - 14"],
    ['Hotel Otello', 'Hotel Otello'],
    ['Restaurant toString', 'Restaurant toString'],
  ])('should spell %j as %j', (name, spelt) => {
    expect(fixSpelling(name)).toBe(spelt)
  })
})

describe('isGenericName', () => {
  it.each(['Masjid', 'Broast', 'Turkish Restaurant', 'Toilets 7 (women)', 'مسجد', 'Dates Shop', 'Al Mall'])(
    'should know %j as the name of many',
    (name) => expect(isGenericName(name)).toBe(true),
  )

  it.each(['Masjid Quba', 'KFC', 'Zamzam Restaurant', 'Al Baik', 'مسجد زينب'])('should know %j as its own', (name) =>
    expect(isGenericName(name)).toBe(false),
  )
})

describe('formatStopName', () => {
  it('should leave a name alone that is one already', () => {
    expect(formatStopName('Bus stop 99: King Abdulaziz Hospital', null)).toBe('Bus stop 99: King Abdulaziz Hospital')
  })

  it('should read Arabic figures', () => {
    expect(formatStopName('Ajyad 4', 'اجياد ٤')).toBe('Bus stop 4: Ajyad')
  })
})
