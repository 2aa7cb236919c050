import { describe, expect, it } from 'vitest'

import { mapHref, osmObjectUrl, placeHref, placesHref } from './place-links'

describe('placeHref', () => {
  it('should name the place by its id', () => {
    expect(placeHref(255)).toBe('/place/255')
  })
})

describe('placesHref', () => {
  it.each([
    [{}, '/places'],
    [{ category: 'holy site', city: null, q: ' ', page: 1 }, '/places'],
    [{ category: 'restaurant' }, '/places?category=restaurant'],
    [{ category: 'tourist attraction', city: 'Jeddah' }, '/places?category=tourist+attraction&city=jeddah'],
    [{ category: 'hotel', page: 2 }, '/places?category=hotel&page=2'],
    [{ q: 'quba & uhud' }, '/places?q=quba+%26+uhud'],
  ] as const)('should write %j as %s', (address, path) => {
    expect(placesHref(address)).toBe(path)
  })
})

describe('mapHref', () => {
  it.each([
    [{}, '/map'],
    [{ filter: 'all', search: '', page: 1 }, '/map'],
    [{ filter: 'food' }, '/map?filter=food'],
    [{ search: 'Masjid Quba', filter: 'holy-sites', page: 2 }, '/map?search=Masjid+Quba&filter=holy-sites&page=2'],
  ] as const)('should write %j as %s', (address, path) => {
    expect(mapHref(address)).toBe(path)
  })
})

describe('osmObjectUrl', () => {
  it.each(['node/1', 'way/461699097', 'relation/6046910'])('should lead to %s', (osmRef) => {
    expect(osmObjectUrl(osmRef)).toBe(`https://www.openstreetmap.org/${osmRef}`)
  })

  it.each([null, '', 'node', 'node/', 'area/1', 'node/1/../x', 'node/1 '])('should not lead to %j', (osmRef) => {
    expect(osmObjectUrl(osmRef)).toBeNull()
  })
})
