import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { submissionSchema } from '@/contracts/recommendations'

import { EMPTY_PLACE_FORM, placePayload, readPlaceForm } from './place-form'

const now = new Date('2026-11-20T10:00:00.000Z')

describe('placePayload', () => {
  it('should send the defaults of section 3 and nothing else', () => {
    expect(placePayload({ ...EMPTY_PLACE_FORM, name: ' Al Baik ' }, now)).toStrictEqual({
      kind: 'place',
      name: 'Al Baik',
      category: 'Restaurant',
      city: 'Makkah',
      description: '',
      openHours: '',
      price: '',
      phone: '',
      website: '',
      lat: null,
      lng: null,
      submittedAt: '2026-11-20T10:00:00.000Z',
    })
  })

  it.each(['wheelchair', 'womenArea', 'prayerArea'] as const)('should send %s only when true', (flag) => {
    const payload = placePayload({ ...EMPTY_PLACE_FORM, name: 'A', [flag]: true }, now)

    expect(payload[flag]).toBe(true)
    expect(Object.keys(payload).filter((key) => /wheelchair|Area/.test(key))).toEqual([flag])
  })

  it('should send the pin as lat and lng', () => {
    const pin = { latitude: 21.4225, longitude: 39.8262 }

    expect(placePayload({ ...EMPTY_PLACE_FORM, name: 'A', pin }, now)).toMatchObject({ lat: 21.4225, lng: 39.8262 })
  })

  it.each(['example.com', 'https://example.com/menu', ''])(
    'should be taken by the server with website %j',
    (website) => {
      const payload = placePayload({ ...EMPTY_PLACE_FORM, name: 'A', website }, now)

      expect(submissionSchema.safeParse(payload).success).toBe(true)
    },
  )
})

describe('readPlaceForm', () => {
  it('should give back what was kept', () => {
    const form = { ...EMPTY_PLACE_FORM, name: 'مطعم', category: 'Cafe', pin: { latitude: 21, longitude: 39 } } as const

    expect(readPlaceForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })

  it.each([null, 'text', 7, [], undefined])('should find no draft in %j', (saved) => {
    expect(readPlaceForm(saved)).toBeNull()
  })

  it.each([
    { name: 7, category: 'Palace', city: 'Atlantis', wheelchair: 'yes', pin: { latitude: 900, longitude: 1 } },
    { pin: { latitude: '21', longitude: 39 } },
    {},
  ])('should put the default for what is damaged in %j', (saved) => {
    expect(readPlaceForm(saved)).toEqual(EMPTY_PLACE_FORM)
  })

  it('should make a whole form of anything', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(EMPTY_PLACE_FORM)), fc.anything()), (saved) => {
        const form = readPlaceForm(saved)
        expect(Object.keys(form ?? {}).sort()).toEqual(Object.keys(EMPTY_PLACE_FORM).sort())
      }),
    )
  })
})
