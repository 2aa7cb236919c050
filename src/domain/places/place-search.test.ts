import { describe, expect, it } from 'vitest'

import { readKinds } from '@/domain/search-words/find-kinds'

import { createPlaceSearch, isGrandMosque, matchesWords, searchPlaces, searchWords, STOP_WORDS } from './place-search'

const quba = {
  name: 'Masjid Quba',
  arabicName: 'مسجد قباء',
  category: 'holy site',
  address: 'Quba, south Madinah',
  description: "The first mosque of Islam. The Prophet's camel led the way.",
}

const place = (name: string, rest: Partial<typeof quba> = {}) => ({
  name,
  category: 'restaurant',
  address: null,
  description: null,
  ...rest,
})

describe('searchWords', () => {
  it('should have the stop words of section 5', () => {
    expect([...STOP_WORDS]).toEqual(['al', 'the', 'of', 'and', 'in', 'on', 'at', 'by', 'to'])
  })

  it.each([...STOP_WORDS])('should drop the stop word %s', (word) => {
    expect(searchWords(word)).toEqual([])
    expect(searchWords(word.toUpperCase())).toEqual([])
  })

  it.each([
    ['the gate of the king', ['gate', 'king']],
    ['Al-Baik', ['baik']],
    ['masjid al-haram', ['masjid', 'haram']],
    ['a b cd', ['cd']],
    ['  two   spaces ', ['two', 'spaces']],
    ['Sa’i', ['sai']],
    ['Café', ['cafe']],
    ['مسجد قُباء', ['مسجد', 'قبا']],
    ['al\u2011haram', ['haram']],
    ['gate no 79', ['gate', '79']],
    ['no smoking', ['no', 'smoking']],
    ['St.Regis', ['st', 'regis']],
    ['H&M', [' h m']],
    ['H M', []],
    ['alhamra', ['alhamra']],
    ['', []],
    ['- -', []],
  ])('should read %j as %j', (query, words) => {
    expect(searchWords(query)).toEqual(words)
  })
})

describe('matchesWords', () => {
  it.each([
    ['the name', 'masjid'],
    ['the Arabic name', 'قباء'],
    ['the category', 'holy'],
    ['the address', 'south'],
    ['the description', 'first'],
    ['part of a word', 'adin'],
    ['any one of several words', 'nowhere quba'],
    ['a curly apostrophe', 'prophet’s'],
    ['no apostrophe', 'prophets'],
  ])('should find %s', (_, query) => {
    expect(matchesWords(quba, searchWords(query))).toBe(true)
  })

  it.each(['uhud', 'restaurant'])('should not find %s', (query) => {
    expect(matchesWords(quba, searchWords(query))).toBe(false)
  })

  it('should not look across the border of two fields', () => {
    expect(matchesWords(place('Dar', { address: 'Iman' }), ['dariman'])).toBe(false)
  })

  it('should find nothing without a word', () => {
    expect(matchesWords(quba, [])).toBe(false)
  })
})

describe('searchPlaces', () => {
  const names = (query: string, places: readonly { readonly name: string; readonly category: string }[]) =>
    searchPlaces(
      places.map((row) => ({ address: null, description: null, ...row })),
      query,
      readKinds,
    ).map(({ name }) => name)

  it('should not take the category for a name', () => {
    const hotels = [place('Makkah Hotel', { category: 'hotel' }), place('Hotel', { category: 'hotel' })]

    expect(names('hotel', hotels)).toEqual(['Hotel', 'Makkah Hotel'])
  })

  it('should put the name asked for first', () => {
    expect(names('Masjid Quba', [place('Masjid Aisha'), place('Masjid Quba Hotel'), place('Masjid Quba')])).toEqual([
      'Masjid Quba',
      'Masjid Quba Hotel',
      'Masjid Aisha',
    ])
  })

  it('should put a word of the name before the same word elsewhere', () => {
    expect(names('garden', [place('Rose', { description: 'By the garden' }), place('Garden Grill')])).toEqual([
      'Garden Grill',
      'Rose',
    ])
  })

  it('should put the start of a word before its inside', () => {
    expect(names('bank', [place('Foodbank'), place('Al Rajhi Bank')])).toEqual(['Al Rajhi Bank', 'Foodbank'])
  })

  it('should find a name of single letters, and no letters of others', () => {
    expect(names('h&m', [place('Makkah Mall'), place('H&M Makkah')])).toEqual(['H&M Makkah'])
  })

  it('should take a name without its Arabic articles for the name', () => {
    const places = [place('Terminal', { arabicName: 'جبل الكعبة' }), place('The Kaaba', { arabicName: 'الكعبة' })]

    expect(names('کعبہ', places)).toEqual(['The Kaaba', 'Terminal'])
  })

  it('should keep the order of equals', () => {
    expect(names('masjid', [place('Masjid A'), place('Masjid B'), place('Masjid C')])).toEqual([
      'Masjid A',
      'Masjid B',
      'Masjid C',
    ])
  })

  it.each(['', '   ', 'the', 'a'])('should narrow nothing for %j', (query) => {
    expect(names(query, [place('One'), place('Two')])).toEqual(['One', 'Two'])
  })
})

describe.each([
  ['searchPlaces', searchPlaces],
  ['createPlaceSearch', createPlaceSearch<ReturnType<typeof place>>()],
] as const)('a word for a kind of place in %s', (_, search) => {
  const places = [
    place('Rumah Makan Garuda'),
    place('Ajyad', { category: 'hospital' }),
    place('Al Rajhi Bank', { category: 'services' }),
    place('Civil Defence', { category: 'services' }),
    place('Nahdi', { category: 'pharmacy' }),
    place('صيدلية الدواء', { category: 'pharmacy' }),
    place('Makkah Museum', { category: 'tourist attraction' }),
    place('Cable car', { category: 'tourist attraction' }),
  ]

  it.each([
    ['صيدلية', ['صيدلية الدواء', 'Nahdi']],
    ['الصيدليات', ['Nahdi', 'صيدلية الدواء']],
    ['eczane', ['Nahdi', 'صيدلية الدواء']],
    ['apotek', ['Nahdi', 'صيدلية الدواء']],
    ['dawakhana', ['Nahdi', 'صيدلية الدواء']],
    ['rumah sakit', ['Ajyad']],
    ['rumah makan', ['Rumah Makan Garuda']],
    ['банк', ['Al Rajhi Bank']],
    ['müze', ['Makkah Museum']],
  ])('should find its kind, its own name first: "%s"', (query, names) => {
    expect(search(places, query, readKinds).map(({ name }) => name)).toEqual(names)
  })
})

describe.each([
  ['searchPlaces', searchPlaces],
  ['createPlaceSearch', createPlaceSearch<ReturnType<typeof place>>()],
] as const)('an illness in %s', (_, search) => {
  const places = [
    place('Feel Good Hotel'),
    place('Auburn Chest of Tea'),
    place('Public toilets', { category: 'toilets' }),
  ]

  it.each([
    'i feel dizzy',
    'chest pain',
    'my father feels pain',
    'burn',
    'nose bleed',
    'fainting',
    'i feel sick toilets',
  ])('should find nothing for "%s"', (query) => {
    expect(search(places, query, readKinds)).toEqual([])
  })

  it.each(['feel good', 'tea', 'toilets'])('should still find what it is not in: "%s"', (query) => {
    expect(search(places, query, readKinds)).toHaveLength(1)
  })
})

describe('createPlaceSearch', () => {
  const places = [
    quba,
    place('Quba Mosque Hotel', { category: 'hotel', address: 'Quba Road' }),
    place('Al Baik', { description: 'Beside the hotel' }),
    place('Baik', { arabicName: 'البيك' }),
    place('Mosque of Aisha', { category: 'holy site' }),
    place('Hotel Albaik'),
  ]

  it.each([
    [['q', 'qu', 'qub', 'quba', 'quba ', 'quba m', 'quba mo', 'quba mosque']],
    [['ba', 'bai', 'baik', 'baik h', 'baik ho', 'baik', 'ba', '']],
    [['ho', 'hotel', 'hotel ba', 'ba', 'holy', 'hotel']],
    [['th', 'the', 'the b', 'the ba']],
    [['بي', 'البيك', 'baik']],
    [['al baik', 'Al Baik', 'albaik']],
    [['nowhere', 'now', 'no', 'mo']],
    [['ote', 'otel', 'oteller', 'otel', 'o']],
  ])('should find for %j what a search for each alone finds', (typed) => {
    const search = createPlaceSearch<(typeof places)[number]>()

    for (const query of typed)
      expect(search(places, query, readKinds), query).toEqual(searchPlaces(places, query, readKinds))
  })

  it('should answer a letter that changes nothing with the same list', () => {
    const search = createPlaceSearch<(typeof places)[number]>()
    const results = search(places, 'aish', readKinds)

    expect(search(places, 'aisha', readKinds)).toBe(results)
    expect(search(places, '', readKinds)).toBe(places)
    expect(search(places, 'quba', readKinds)).not.toBe(results)
  })

  it('should look through another list from its beginning', () => {
    const search = createPlaceSearch<(typeof places)[number]>()
    search(places.slice(0, 1), 'qu', readKinds)

    expect(search(places, 'quba', readKinds)).toEqual(searchPlaces(places, 'quba', readKinds))
  })
})

describe('isGrandMosque', () => {
  it.each(['Masjid al-Haram', 'MASJID AL-HARAM', 'Al-Masjid Al-Haram Road 153', 'The Grand Mosque'])(
    'should take %s',
    (name) => {
      expect(isGrandMosque({ name })).toBe(true)
    },
  )

  it.each(['Masjid an-Nabawi', 'Haram Hotel', 'Grand Hotel'])('should leave %s', (name) => {
    expect(isGrandMosque({ name })).toBe(false)
  })
})
