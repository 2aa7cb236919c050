import { describe, expect, it } from 'vitest'

import { placeCategories } from '../places/place-categories'
import {
  parseCategory,
  parseCategorySlug,
  categorySlug,
  parseCity,
  mapFilters,
  MAX_PAGE,
  parsePage,
  viewTarget,
} from './views'

const target = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return viewTarget(pathname, searchParams)
}

describe('viewTarget', () => {
  it.each([
    // The home tiles of spec §2, as they are written there.
    ['/places?category=Restaurant', '/places/view/restaurant/all/1'],
    ['/places?category=holy site', '/places/view/holy-site/all/1'],
    ['/places?category=tourist%20attraction&page=2', '/places/view/tourist-attraction/all/2'],
    ['/places?city=jeddah', '/places/view/holy-site/jeddah/1'],
    ['/places?q=&city=makkah&category=hotel', '/places/view/hotel/makkah/1'],
    ['/places?category=hotel&city=all', '/places/view/hotel/all/1'],
    ['/places?category=hotel&page=', '/places/view/hotel/all/1'],
    // Spec §5: Madinah by its other names.
    ['/places?city=Medina', '/places/view/holy-site/madinah/1'],
    ['/places?city=madina', '/places/view/holy-site/madinah/1'],
    ['/places?city=المدينة', '/places/view/holy-site/madinah/1'],
    ['/places?category=spaceport', '/places/view/none/all/1'],
    ['/places?q=quba&category=spaceport&page=x', '/places/view/search'],
    ['/directory/makkah/hotel?page=2', '/directory/view/makkah/hotel/2'],
    ['/directory/print?page=3', '/directory/view/print/3'],
    ['/map?filter=food', '/map/view/food/1'],
    ['/map?filter=Grand-Mosque', '/map/view/grand-mosque/1'],
    ['/map?filter=favourites', '/map/view/favourites/1'],
    ['/map?page=3', '/map/view/all/3'],
    ['/map?search=Masjid Quba', '/map/view/search'],
    ['/recommendations?mode=path', '/recommendations/view/path'],
    ['/mosque-gates?mosque=nabawi', '/mosque-gates/view/nabawi'],
    ['/gates-map?mosque=haram', '/gates-map/view/haram'],
    ['/gates?q=king', '/gates/view/haram/search'],
    ['/places/gates?mosque=nabawi&q=12', '/places/gates/view/nabawi/search'],
    ['/places/gates?access=Women', '/places/gates/view/haram/search'],
    ['/places/gates?mosque=haram&access=stairs', '/places/gates/view/haram'],
    ['/places/gates?mosque=haram&access=lift', '/places/gates/view/haram/search'],
    ['/gate-details?id=7', '/gate-details/view/7'],
    ['/gate-details?id=7&mosqueId=255&mosqueName=x', '/gate-details/view/7-255'],
  ])('should serve %s from %s', (address, path) => {
    expect(target(address)).toEqual({ kind: 'rewrite', path })
  })

  it.each([
    '/places',
    '/places?page=1',
    '/places?q=+&city=&category=',
    '/places?utm_source=x',
    '/map',
    '/map?search=&filter=all',
    '/gates',
    '/gate-details',
    '/guide/umrah?page=7',
  ])('should leave %s to the page itself', (address) => {
    expect(target(address)).toEqual({ kind: 'as-is' })
  })

  it.each([
    '/places?city=atlantis',
    '/places?page=0',
    '/places?page=-1',
    '/places?page=1.5',
    '/places?page=201',
    '/map?filter=hotels',
    '/map?page=abc',
    '/mosque-gates?mosque=quba',
    '/gate-details?id=0',
    '/gate-details?id=1e3',
    '/gate-details?id=7&mosqueId=x',
    '/gate-details?id=7-255',
    '/places/view/restaurant/all/1',
    '/map/view/search',
    '/gates/view/haram',
  ])('should not find %s', (address) => {
    expect(target(address)).toEqual({ kind: 'not-found' })
  })

  it('should give one inner path to one view, however it is spelt', () => {
    const paths = ['?city=madinah', '?city=MADINA', '?city= medina ', '?category=Holy Site&city=medina'].map((query) =>
      target(`/places${query}`),
    )

    expect(new Set(paths.map((view) => JSON.stringify(view))).size).toBe(1)
  })
})

describe('categorySlug', () => {
  it.each(placeCategories)('should lead from $value and back', ({ value }) => {
    expect(categorySlug(value)).toMatch(/^[a-z-]+$/)
    expect(parseCategorySlug(categorySlug(value))).toBe(value)
  })
})

describe('parseCategory', () => {
  it.each([
    ['', 'holy site'],
    [' Restaurant ', 'restaurant'],
    ['TOURIST ATTRACTION', 'tourist attraction'],
    ['restaurants', null],
  ])('should read %j as %j', (text, category) => {
    expect(parseCategory(text)).toBe(category)
  })
})

describe('parseCity', () => {
  it.each([
    ['makkah', 'Makkah'],
    ['Medina', 'Madinah'],
    ['المدينة', 'Madinah'],
    ['Mecca', null],
    ['', null],
  ])('should read %j as %j', (text, city) => {
    expect(parseCity(text)).toBe(city)
  })
})

describe('parsePage', () => {
  it.each([
    ['', 1],
    ['1', 1],
    [String(MAX_PAGE), MAX_PAGE],
    [String(MAX_PAGE + 1), null],
    ['0', null],
    ['01', null],
    ['two', null],
    ['99999999999', null],
  ])('should read %j as %j', (text, page) => {
    expect(parsePage(text)).toBe(page)
  })
})

describe('mapFilters', () => {
  it('should offer the chips of the specification in its order', () => {
    expect(mapFilters.map(({ chip }) => chip)).toEqual(['All', 'Holy Sites', 'Food', 'Grand Mosque'])
  })
})
