import { isDeepStrictEqual } from 'node:util'

import { describe, expect, it } from 'vitest'

import { foldedWords } from '@/lib/text/text-folding'
import { readPlaceSeeds } from '@/seed/places'

import { type SearchPage, searchPages } from './pages'
import { prepare, type SearchGate, type SearchPlace } from './searchable'
import { MAX_SUGGESTIONS, suggest } from './suggest'

const place = (name: string, category: SearchPlace['category'] = 'hotel', city: SearchPlace['city'] = 'Makkah') => ({
  id: 7,
  name,
  category,
  city,
})

const gate = (id: number, name: string, number: string | null, locationId = 255): SearchGate => ({
  id,
  locationId,
  name,
  gate_number: number,
  arabic_name: null,
  is_major: 0,
})

type World = {
  readonly pages?: readonly SearchPage[]
  readonly places?: readonly SearchPlace[]
  readonly gates?: readonly SearchGate[]
}

const titles = ({ pages = [], places = [], gates = [] }: World, query: string) =>
  suggest(prepare(pages, places, gates), query).map(({ title }) => title)

const faq: SearchPage = { path: '/faq', title: 'FAQ', keywords: ['questions'] }

describe('what a suggestion says', () => {
  it('should call a page an App Page and lead to it', () => {
    expect(suggest(prepare([faq], [], []), 'questions')).toEqual([
      { kind: 'page', title: 'FAQ', detail: 'App Page', gateNumber: null, isArabic: false, href: '/faq' },
    ])
  })

  it('should give a place its category and city and lead to it, over the list searched for its name', () => {
    expect(suggest(prepare([], [place("Hassan's & Sons", 'restaurant', 'Jeddah')], []), 'hassan')).toEqual([
      {
        kind: 'place',
        title: "Hassan's & Sons",
        detail: 'Restaurant • Jeddah',
        gateNumber: null,
        isArabic: false,
        href: '/map?search=Hassan%27s+%26+Sons&place=7',
      },
    ])
  })

  it('should give a gate its number and mosque and lead to its page', () => {
    expect(suggest(prepare([], [], [gate(12, 'King Fahd Gate', '79')]), 'fahd')).toEqual([
      {
        kind: 'gate',
        title: 'King Fahd Gate',
        detail: 'Gate 79 • Masjid al-Haram',
        gateNumber: '79',
        isArabic: false,
        href: '/gate-details?id=12&mosqueId=255&mosqueName=Masjid+al-Haram',
      },
    ])
  })

  it('should name only the mosque of a gate without a number', () => {
    const [first] = suggest(prepare([], [], [gate(1, 'As-Safa Bridge', null)]), 'safa')

    expect(first).toMatchObject({ detail: 'Masjid al-Haram', gateNumber: null })
  })

  it('should mark a title in Arabic script', () => {
    const [first] = suggest(prepare([], [place('فندق نواره')], []), 'نواره')

    expect(first?.isArabic).toBe(true)
  })
})

describe('what is looked for', () => {
  const places = [place('Hilton', 'hotel', 'Jeddah'), place('Nahdi', 'pharmacy', 'Madinah')]

  it.each([
    ['name', 'hilton', ['Hilton']],
    ['category', 'pharmacy', ['Nahdi']],
    ['city', 'jeddah', ['Hilton']],
    ['words of several fields', 'jeddah hotel', ['Hilton']],
    ['an address, which is none of them', 'street', []],
  ])('should match %s', (_what, query, expected) => {
    expect(titles({ places }, query)).toEqual(expected)
  })

  it('should match pages by name and by keyword', () => {
    expect(titles({ pages: [faq] }, 'faq')).toEqual(['FAQ'])
    expect(titles({ pages: [faq] }, 'quest')).toEqual(['FAQ'])
  })
})

describe('how much is suggested', () => {
  const many = Array.from({ length: 9 }, (_, index) => place(`Hilton ${index + 10}`))

  it('should be at most six', () => {
    expect(titles({ places: many }, 'hilton')).toHaveLength(6)
  })

  it('should be at most what is asked for', () => {
    expect(suggest(prepare([], many, []), 'hilton', { limit: 2 })).toHaveLength(2)
  })

  it.each(['', 'h', ' h ', '7', '٧'])('should be nothing for "%s", which is shorter than two characters', (query) => {
    expect(titles({ places: many, gates: [gate(1, 'Ajyad Bridge', '7')] }, query)).toEqual([])
  })

  it.each(['7', ' ٧ '])('should take the single digit "%s" for a gate where the caller lets it', (query) => {
    const searchable = prepare([], [], [gate(1, 'Ajyad Bridge', '7')])

    expect(suggest(searchable, query, { isOneDigitEnough: true })).toHaveLength(1)
    expect(suggest(searchable, 'b', { isOneDigitEnough: true })).toEqual([])
  })

  it('should show once what reads the same', () => {
    expect(titles({ places: [place('Al Baik'), place('Al Baik'), place('Al Baik', 'cafe')] }, 'baik')).toHaveLength(2)
  })
})

describe('the order', () => {
  it('should be the name, its beginning, the beginning of a word, the inside of a word', () => {
    const places = ['Grand Hiltonia Annex', 'Darhilton', 'Hilton Convention', 'Hilton'].map((name) => place(name))

    expect(titles({ places }, 'hilton')).toEqual(['Hilton', 'Hilton Convention', 'Grand Hiltonia Annex', 'Darhilton'])
  })

  it('should keep the given order between equals', () => {
    expect(titles({ places: [place('Nada Two'), place('Nada One')] }, 'nada')).toEqual(['Nada Two', 'Nada One'])
  })

  it('should put the gate with exactly the number first, then numbers that begin with it, never ones that contain it', () => {
    const gates = [gate(1, 'Door 179', '179'), gate(2, 'Door 791', '791'), gate(3, 'King Fahd Gate', '79')]

    expect(titles({ gates }, 'gate 79')).toEqual(['King Fahd Gate', 'Door 791'])
  })

  it('should find a gate by any of its numbers', () => {
    expect(titles({ gates: [gate(1, 'Courtyard Gate', '310, 311', 239)] }, '311')).toEqual(['Courtyard Gate'])
  })

  it('should not take the number of something else for a gate', () => {
    const world = { places: [place('Lina Hotel 12')], gates: [gate(1, 'Door 12', '12')] }

    expect(titles(world, 'lina hotel 12')).toEqual(['Lina Hotel 12'])
  })

  it('should put a holy site before others of the same name', () => {
    const places = [place('Quba Hotel'), place('Masjid Quba', 'holy site', 'Madinah')]

    expect(titles({ places }, 'quba')).toEqual(['Masjid Quba', 'Quba Hotel'])
  })

  it('should put what has no name of its own behind what has', () => {
    const places = [place('Masjid', 'prayer place'), place('Masjid al-Haram', 'holy site')]

    expect(titles({ places }, 'masjid')).toEqual(['Masjid al-Haram', 'Masjid'])
  })
})

describe('what does not fit as typed', () => {
  it('should be looked for with one letter wrong', () => {
    expect(titles({ places: [place('Hilton')] }, 'hiltan')).toEqual(['Hilton'])
  })

  it('should not be looked for with a letter wrong when something fits', () => {
    expect(titles({ places: [place('Hilton'), place('Hiltan')] }, 'hiltan')).toEqual(['Hiltan'])
  })

  it('should not be looked for with a digit wrong', () => {
    expect(titles({ gates: [gate(1, 'Door', '3101')] }, '3102')).toEqual([])
  })

  it('should be shown for half of the words if a name is among them', () => {
    expect(titles({ places: [place('Hilton')] }, 'hilton penthouse')).toEqual(['Hilton'])
  })

  it('should not be shown for a kind of thing alone', () => {
    expect(titles({ places: [place('Hilton Hotel')] }, 'hotel penthouse')).toEqual([])
  })
})

describe('which entries are looked at', () => {
  const places = readPlaceSeeds().places.map((seeded, index) => ({ ...seeded, id: seeded.id ?? index + 1 }))
  const pages = searchPages()
  const searchable = prepare(pages, places, [])
  const names = [...places.map(({ name }) => name), ...pages.flatMap(({ title, keywords }) => [title, ...keywords])]
  const words = new Set(names.flatMap(foldedWords))
  const beginnings = [...words].flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1)))

  it('should find for the beginning of every word what looking at all of them finds', () => {
    const differences = [...new Set(beginnings)].filter(
      (typed) =>
        !isDeepStrictEqual(suggest(searchable, typed), suggest(searchable, typed, ALL).slice(0, MAX_SUGGESTIONS)),
    )
    expect(beginnings.length).toBeGreaterThan(1000)
    expect(differences).toEqual([])
  })
})

/** More than there are, so that no name is enough. */
const ALL = { limit: Infinity } as const
