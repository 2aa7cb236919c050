import { describe, expect, it } from 'vitest'

import { CALL_FACTS } from '@/domain/guide/call-numbers'
import { findFactText } from '@/seed/content/facts'
import { emergencyNumbers } from '@/seed/content/emergency-numbers'
import { readPlaceSeeds } from '@/seed/places'

import { normalizePhones, readPhones } from './read-phones'

const shipped = readPlaceSeeds().places.flatMap(({ phone }) => (phone === null ? [] : [phone]))

/** The address that was made of a value before numbers were read: any row of digits, as it stood there. */
function addressBefore(phone: string): string | null {
  const plain = phone.replaceAll(/[\s().\-\u2010-\u2013]/g, '')
  return /^\+?\d{2,15}$/.test(plain) ? plain : null
}

/** A network takes a number with its country code, or with its trunk zero, and never with both. */
const rings = (address: string): boolean => normalizePhones(address).length === 1 && !/^\+?9660|^966/.test(address)

describe('the numbers of the places that ship', () => {
  it('should be counted, before and after', () => {
    const before = shipped.map(addressBefore).filter((address) => address !== null)
    const parts = shipped.flatMap(readPhones)
    const undialable = parts.filter(({ href }) => href === null)

    expect({
      places: shipped.length,
      linksBefore: before.length,
      rangBefore: before.filter((address) => rings(address) && readPhones(address).every(({ href }) => href !== null))
        .length,
      links: parts.length - undialable.length,
      placesWithALink: shipped.filter((phone) => readPhones(phone).some(({ href }) => href !== null)).length,
      text: undialable.length,
    }).toEqual({ places: 148, linksBefore: 147, rangBefore: 123, links: 128, placesWithALink: 127, text: 21 })
  })

  it('should leave as text what nobody can dial: old area codes, and digits too few, too many or changed about', () => {
    const text = shipped.flatMap(readPhones).filter(({ href }) => href === null)

    expect(text.map((part) => part.text).sort()).toEqual([
      '+966',
      '+966 215 388 868',
      '+966 255 05599',
      '+966 4 822 9205',
      '+966 4 829 0400',
      '+966 481 90 222',
      '+966 531 47 82',
      '+966 533 3333',
      '+966 539 0807',
      '+966 54 222 11',
      '+966 55 44 206',
      '+966 5503385',
      '+966 5504 198',
      '+966 558 6222',
      '+966 566 7941',
      '+966 574 978 0',
      '+966 577 3377',
      '+966 82 90 708',
      '+996 12 573 7555',
      '+9960575185899',
      '057517301',
    ])
  })

  it('should never put the country code before a unified or a toll-free number', () => {
    const hrefs = shipped.flatMap(readPhones).map(({ href }) => href ?? '')

    expect(hrefs.filter((href) => /^tel:(?:9200|800)\d+$/.test(href))).toHaveLength(7)
    expect(hrefs.filter((href) => /^tel:\+966(?:0|9200|800)/.test(href))).toEqual([])
  })
})

describe('the emergency numbers that ship', () => {
  it('should all be numbers to call, as they are', () => {
    const numbers = [
      ...CALL_FACTS.map(([, fact]) => findFactText(fact)),
      ...emergencyNumbers.numbers.map(({ number }) => findFactText(/\{\{fact:(.+)\}\}/.exec(number)?.[1] ?? '')),
    ]

    expect(numbers.length).toBeGreaterThan(7)
    for (const number of numbers) expect(readPhones(number)).toEqual([{ text: number, href: `tel:${number}` }])
  })
})
