import { describe, expect, it } from 'vitest'

import { place } from './place-fixture'
import { parsePlaceId } from './place-id'
import { placeMetadata } from './metadata'
import { placeBreadcrumbs, placeStructuredData } from './place-structured-data'

const SITE = 'https://guide.example'

describe('parsePlaceId', () => {
  it.each([
    ['255', 255],
    ['999999999', 999_999_999],
  ])('should read %s', (text, id) => {
    expect(parsePlaceId(text)).toBe(id)
  })

  it.each(['', '0', '-1', '01', '1.5', '1e3', 'abc', '2147483648', '٢٥٥'])('should refuse %j', (text) => {
    expect(parsePlaceId(text)).toBeNull()
  })
})

describe('placeMetadata', () => {
  it('should describe a place nobody has described', () => {
    expect(placeMetadata(place({ id: 7, name: 'Nahdi', category: 'pharmacy' }))).toEqual({
      title: 'Nahdi, Makkah',
      description: 'Nahdi: pharmacy in Makkah. Address, opening hours where known, access and directions.',
      alternates: { canonical: '/place/7' },
    })
  })

  it('should cut a long description at the end of a word', () => {
    const { description } = placeMetadata(place({ description: 'word '.repeat(60) }))

    expect(description?.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/word…$/)
  })
})

describe('placeStructuredData', () => {
  it('should hold nothing that is not known', () => {
    expect(placeStructuredData(place({ id: 7, name: 'Nahdi' }), SITE)).toEqual({
      '@type': 'Place',
      '@id': `${SITE}/place/7`,
      url: `${SITE}/place/7`,
      name: 'Nahdi',
      address: { '@type': 'PostalAddress', addressLocality: 'Makkah', addressCountry: 'SA' },
    })
  })

  it('should hold everything that is', () => {
    const complete = place({
      category: 'holy site',
      arabicName: 'الكعبة',
      latitude: 21.4225164,
      longitude: 39.826182,
      website: 'https://example.com/',
    })

    expect(placeStructuredData(complete, SITE)).toMatchObject({
      '@type': 'TouristAttraction',
      alternateName: 'الكعبة',
      geo: { latitude: 21.4225164, longitude: 39.826182 },
      sameAs: 'https://example.com/',
    })
  })

  it('should not pass on an address that is none', () => {
    expect(placeStructuredData(place({ website: 'javascript:alert(1)' }), SITE)).not.toHaveProperty('sameAs')
  })
})

describe('placeBreadcrumbs', () => {
  it('should lead from the list to the place', () => {
    expect(placeBreadcrumbs(place({ id: 7, name: 'Nahdi', category: 'pharmacy' }), SITE)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Places', item: `${SITE}/places` },
        { position: 2, name: 'Pharmacies', item: `${SITE}/places?category=pharmacy&city=makkah` },
        { position: 3, name: 'Nahdi', item: `${SITE}/place/7` },
      ],
    })
  })
})
