import { describe, expect, it } from 'vitest'

import { readNoKinds } from '@/domain/places/place-search'
import { PAGE_SIZE } from '@/lib/lists/paging'

import { listFirstPages } from './first-pages'
import { toArabicNames, withArabicNames } from '@/queries/named-places'
import { place } from './place-fixture'
import { placesMetadata } from './metadata'
import { placesView, wholePlacesView } from './places-view'

const places = [
  place({ id: 1, name: 'Al-Baik' }),
  place({ id: 2, name: 'Arafat', category: 'holy site' }),
  place({ id: 3, name: 'Corniche', category: 'tourist attraction', city: 'Jeddah' }),
  place({ id: 239, name: 'Masjid an-Nabawi', category: 'holy site', city: 'Madinah' }),
  place({ id: 4, name: 'Masjid Quba', category: 'holy site', city: 'Madinah' }),
  place({ id: 5, name: 'Nahdi', category: 'pharmacy' }),
]

const choice = { category: 'holy site', city: null, q: '', page: 1 } as const

describe('placesView', () => {
  it.each([
    ['the default, the two mosques first', {}, [239, 2, 4]],
    ['a city', { city: 'Madinah' }, [239, 4]],
    ['a category in a city', { category: 'restaurant', city: 'Makkah' }, [1]],
    ['nothing', { category: 'restaurant', city: 'Madinah' }, []],
    ['nothing for a category that does not exist', { category: null }, []],
    ['a search within category and city', { city: 'Madinah', q: 'the quba' }, [4]],
    ['everything for a search without a word that counts', { q: 'the' }, [239, 2, 4]],
  ] as const)('should show %s', (_, filter, ids) => {
    const view = placesView(places, { ...choice, ...filter }, readNoKinds)

    expect(view?.list.items.map(({ id }) => id)).toEqual(ids)
    expect(view?.isFromAllCategories).toBe(false)
  })

  it.each([
    [{ q: 'nahdi' }, [5], true],
    [{ q: 'nahdi', city: 'Jeddah' }, [], false],
    [{ q: 'corniche', category: null }, [3], true],
  ] as const)(
    'should look in all categories, within the city, when the chosen one has no match: %j',
    (filter, ids, isIt) => {
      const view = placesView(places, { ...choice, ...filter }, readNoKinds)

      expect(view?.list.items.map(({ id }) => id)).toEqual(ids)
      expect(view?.isFromAllCategories).toBe(isIt)
    },
  )

  it('should offer the categories of the specification and the others in use', () => {
    expect(placesView(places, choice, readNoKinds)?.categories).toEqual([
      'holy site',
      'restaurant',
      'shopping',
      'tourist attraction',
      'pharmacy',
    ])
  })

  it('should have no page behind the last', () => {
    const many = Array.from({ length: PAGE_SIZE + 1 }, (_, id) => place({ id: id + 1, category: 'hotel' }))

    expect(placesView(many, { ...choice, category: 'hotel', page: 2 }, readNoKinds)?.list.items).toHaveLength(1)
    expect(placesView(many, { ...choice, category: 'hotel', page: 3 }, readNoKinds)).toBeNull()
  })
})

describe('wholePlacesView', () => {
  it('should show what the pages of the server show, in one piece', () => {
    const many = Array.from({ length: PAGE_SIZE + 1 }, (_, id) => place({ id: id + 1, category: 'hotel' }))
    const filter = { category: 'hotel', city: null, q: '' } as const
    const [first, second] = [1, 2].map((page) => placesView(many, { ...filter, page }, readNoKinds))

    const whole = wholePlacesView(many, filter)

    expect(whole.list).toMatchObject({ page: 1, pageCount: 1, total: PAGE_SIZE + 1 })
    expect(whole.list.items).toEqual([...(first?.list.items ?? []), ...(second?.list.items ?? [])])
    expect({ ...whole, list: null, checked: null }).toEqual({ ...first, list: null, checked: null })
  })

  const pharmacies = [
    place({ id: 1, category: 'pharmacy', latitude: 21.5, longitude: 39.8 }),
    place({ id: 2, category: 'pharmacy', latitude: 21.43, longitude: 39.83 }),
    place({ id: 3, category: 'pharmacy' }),
  ]
  const filter = { category: 'pharmacy', city: null, q: '' } as const

  it('should put the nearest first, and what has no position last', () => {
    const whole = wholePlacesView(pharmacies, filter, { from: { latitude: 21.42, longitude: 39.82 } })

    expect(whole.list.items.map(({ id }) => id)).toEqual([2, 1, 3])
    expect(whole.hoursUnknown).toEqual([])
  })

  it('should list only what is known to be open, and what nobody knows by itself', () => {
    const open = new Map<number, boolean>([
      [1, true],
      [2, false],
    ])

    const whole = wholePlacesView(pharmacies, filter, { isOpen: (id) => open.get(id) ?? null })

    expect(whole.list.items.map(({ id }) => id)).toEqual([1])
    expect(whole.list.total).toBe(1)
    expect(whole.hoursUnknown.map(({ id }) => id)).toEqual([3])
  })
})

describe('what nobody knows the hours of', () => {
  const at = (latitude: number) => ({ category: 'hospital', latitude, longitude: 39.82 }) as const
  const description = 'Government hospital with an emergency department.'
  const hospitals = [
    place({ id: 1, ...at(21.43) }),
    place({ id: 2, ...at(21.5), description }),
    place({ id: 3, ...at(21.42) }),
    place({ id: 4, ...at(21.46), name: 'Ajyad Emergency Hospital' }),
    place({ id: 5, ...at(21.44), description }),
  ]
  const filter = { category: 'hospital', city: null, q: '' } as const

  it('should begin with emergency departments, the nearest first; one that is closed is in no list', () => {
    const isOpen = (id: number) => (id === 5 ? false : id === 1 ? true : null)
    const whole = wholePlacesView(hospitals, filter, { from: { latitude: 21.42, longitude: 39.82 }, isOpen })

    expect(whole.list.items.map(({ id }) => id)).toEqual([1])
    expect(whole.hoursUnknown.map(({ id }) => id)).toEqual([4, 2, 3])
  })

  it('should be as it was without "Open now"', () => {
    const whole = wholePlacesView(hospitals, filter, { from: { latitude: 21.42, longitude: 39.82 } })
    expect(whole.list.items.map(({ id }) => id)).toEqual([3, 1, 5, 4, 2])
  })
})

describe('withArabicNames', () => {
  it('should name the rows it knows a name of, as toArabicNames gives them', () => {
    const names = toArabicNames([place({ id: 4, arabicName: 'مسجد قباء' }), place({ id: 5 })])

    const rows = withArabicNames([place({ id: 4 }), place({ id: 5 })], names, [])

    expect(rows.map(({ arabicName }) => arabicName)).toEqual(['مسجد قباء', null])
    expect(wholePlacesView(rows, { category: 'restaurant', city: null, q: 'قباء' }).list.total).toBe(1)
  })

  it('should keep the places that are known and the same, and no other', () => {
    const names = new Map([[4, 'مسجد قباء']])
    const same = place({ id: 4, arabicName: 'مسجد قباء' })
    const moved = place({ id: 5, latitude: 21 })

    const [first, second, third] = withArabicNames([same, { ...moved, latitude: 22 }, place({ id: 6 })], names, [
      same,
      moved,
    ])

    expect(first).toBe(same)
    expect(second).toEqual({ ...moved, latitude: 22 })
    expect(third).toEqual(place({ id: 6 }))
  })
})

describe('placesMetadata', () => {
  it.each([
    [{}, 'Places: Holy Sites', '/places', true],
    [{ category: 'restaurant' }, 'Restaurants', '/places?category=restaurant', true],
    [{ city: 'Madinah' }, 'Holy Sites in Madinah', '/places?city=madinah', true],
    [{ q: 'quba' }, 'Places: quba', '/places?q=quba', false],
    [{ category: 'shopping' }, 'Shopping', '/places?category=shopping', false],
    [{ category: null }, 'Places', '/places', false],
  ] as const)('should name and address %j', (filter, title, canonical, isIndexed) => {
    const view = placesView(places, { ...choice, ...filter }, readNoKinds)
    const metadata = view && placesMetadata(view)

    expect(metadata).toMatchObject({ title, alternates: { canonical } })
    expect(metadata?.robots === undefined).toBe(isIndexed)
    expect(metadata?.description?.length).toBeLessThanOrEqual(160)
  })
})

describe('listFirstPages', () => {
  it('should name each category once for all cities and once for each of its cities', () => {
    expect(listFirstPages(places.slice(0, 4)).map(({ category, city, page }) => `${category}/${city}/${page}`)).toEqual(
      [
        'holy-site/all/1',
        'holy-site/madinah/1',
        'holy-site/makkah/1',
        'restaurant/all/1',
        'restaurant/makkah/1',
        'tourist-attraction/all/1',
        'tourist-attraction/jeddah/1',
      ],
    )
  })
})
