import { describe, expect, it } from 'vitest'

import { inNameOrder } from '@/lib/name-order'
import { foldText } from '@/lib/text-folding'
import { hajjConditions } from '@/seed/content/articles/hajj-conditions'
import { hajjEtiquette } from '@/seed/content/articles/hajj-etiquette'
import { hajjPacking } from '@/seed/content/articles/hajj-packing'
import { hajjSteps } from '@/seed/content/articles/hajj-steps'
import { hajjTypes } from '@/seed/content/articles/hajj-types'
import { umrahPreparation } from '@/seed/content/articles/umrah-preparation'
import { umrahSteps } from '@/seed/content/articles/umrah-steps'
import { umrahTiming } from '@/seed/content/articles/umrah-timing'
import { whatIsHajj } from '@/seed/content/articles/what-is-hajj'
import { whatIsUmrah } from '@/seed/content/articles/what-is-umrah'
import { seedGates } from '@/seed/gates'
import { seedPlaces } from '@/seed/places'

import { searchPages } from './pages'
import { prepare } from './searchable'
import { otherSiteNames } from './site-names'
import { suggest } from './suggest'

const articles = [
  hajjConditions,
  hajjEtiquette,
  hajjPacking,
  hajjSteps,
  hajjTypes,
  umrahPreparation,
  umrahSteps,
  umrahTiming,
  whatIsHajj,
  whatIsUmrah,
]

const places = seedPlaces()
  .places.map((place, index) => ({ ...place, id: place.id ?? index + 1000 }))
  .sort(inNameOrder)

const gates = [...seedGates()]
  .sort((a, b) => b.locationId - a.locationId || a.sortOrder - b.sortOrder)
  .map(({ gateNumber, arabicName, isMajor, ...gate }, index) => ({
    ...gate,
    id: index + 1,
    gate_number: gateNumber,
    arabic_name: arabicName,
    is_major: isMajor === 'yes' ? (1 as const) : (0 as const),
  }))

const searchable = prepare(searchPages(), places, gates)

const firstHit = (query: string): string => {
  const [first] = suggest(searchable, query)
  return first === undefined ? 'nothing' : `${first.title} (${first.detail})`
}

describe('the first suggestion', () => {
  it.each([
    // Gates by number
    ['79', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['gate 79', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['Gate79', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['gate no. 79', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['79 gate', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['door 079', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['haram 79', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['٧٩', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['۷۹', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['باب ٧٩', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['باب رقم ٧٩', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['gate 1', 'King Abdulaziz Gate (Gate 1 • Masjid al-Haram)'],
    ['gate 1 nabawi', 'As-Salam Gate (Gate 1 • Masjid an-Nabawi)'],
    ['nabawi 20', 'King Fahd Gate (Gate 20 • Masjid an-Nabawi)'],
    ['Prophet mosque gate 41', 'Al-Baqi Gate (Gate 41 • Masjid an-Nabawi)'],
    ['100', 'King Abdullah Gate (Gate 100 • Masjid al-Haram)'],
    ['6A', 'Door 6A (Gate 6A • Masjid an-Nabawi)'],
    ['311', 'Courtyard Gate 310, 311 (Gate 310, 311 • Masjid an-Nabawi)'],
    ['112', 'Door 112 (Gate 112 • Masjid al-Haram)'],
    // Numbers that are no gate
    ['911', 'Helpful Contacts (App Page)'],
    ['997', 'Helpful Contacts (App Page)'],
    ['terminal 1 airport', 'King Abdulaziz International Airport - Terminal 1 (Transportation • Jeddah)'],
    ['toilets 213', 'Toilets 213 (Services • Madinah)'],
    // Gates by name
    ['king fahd', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['king abdul aziz gate', 'King Abdulaziz Gate (Gate 1 • Masjid al-Haram)'],
    ['bab as-salam', 'As-Salam Gate (Gate 1 • Masjid an-Nabawi)'],
    ['باب السلام', 'As-Salam Gate (Gate 1 • Masjid an-Nabawi)'],
    ['باب العُمرة', 'Umrah Gate (Gate 62 • Masjid al-Haram)'],
    ['باب جبريل', 'Jibril Gate (Gate 40 • Masjid an-Nabawi)'],
    ['gabriel gate', 'Jibril Gate (Gate 40 • Masjid an-Nabawi)'],
    // The two mosques
    ['haram', 'Masjid al-Haram (Holy site • Makkah)'],
    ['masjid al haram', 'Masjid al-Haram (Holy site • Makkah)'],
    ['Grand Mosque', 'Masjid al-Haram (Holy site • Makkah)'],
    ['المسجد الحرام', 'Masjid al-Haram (Holy site • Makkah)'],
    ['nabawi', 'Masjid an-Nabawi (Holy site • Madinah)'],
    ['Masjid Nabvi', 'Masjid an-Nabawi (Holy site • Madinah)'],
    ['masjid e nabvi', 'Masjid an-Nabawi (Holy site • Madinah)'],
    ["Prophet's Mosque", 'Masjid an-Nabawi (Holy site • Madinah)'],
    ['المسجد النبوى', 'Masjid an-Nabawi (Holy site • Madinah)'],
    // Holy sites, as people write them
    ["Ka'bah", 'The Kaaba (Holy site • Makkah)'],
    ['kaba', 'The Kaaba (Holy site • Makkah)'],
    ['الكعبه', 'The Kaaba (Holy site • Makkah)'],
    ['zam zam water', 'Zamzam Well (Holy site • Makkah)'],
    ['zamzam', 'Zamzam Well (Holy site • Makkah)'],
    ['safa', 'As-Safa (Holy site • Makkah)'],
    ['marwa', 'Al-Marwah (Holy site • Makkah)'],
    ['mina', 'Mina (Holy site • Makkah)'],
    ['where is mina', 'Mina (Holy site • Makkah)'],
    ['منى', 'Mina (Holy site • Makkah)'],
    ['arafah', 'Arafat (Holy site • Makkah)'],
    ['mount arafat', 'Jabal ar-Rahmah (Holy site • Makkah)'],
    ['muzdalifa', 'Muzdalifah (Holy site • Makkah)'],
    ['jamaraat', 'Jamarat Bridge (Holy site • Makkah)'],
    ['hira cave', 'Cave of Hira (Holy site • Makkah)'],
    ['jabal noor', 'Jabal an-Nur (Holy site • Makkah)'],
    ['hateem', 'Hijr Ismail (Hateem) (Holy site • Makkah)'],
    ['taneem', "Masjid Aisha (Tan'im) (Holy site • Makkah)"],
    ['ayesha mosque', "Masjid Aisha (Tan'im) (Holy site • Makkah)"],
    ['jiranah', "Masjid al-Ji'ranah (Holy site • Makkah)"],
    ['quba mosque', 'Masjid Quba (Holy site • Madinah)'],
    ['مسجد قباء', 'Masjid Quba (Holy site • Madinah)'],
    ['qiblatain', 'Masjid al-Qiblatayn (Holy site • Madinah)'],
    ['Ohod', 'Mount Uhud (Holy site • Madinah)'],
    ['جبل احد', 'Mount Uhud (Holy site • Madinah)'],
    ['baqi', 'Jannat al-Baqi (Holy site • Madinah)'],
    ['rawda', 'Ar-Rawdah ash-Sharifah (Holy site • Madinah)'],
    ['riyadh ul jannah', 'Ar-Rawdah ash-Sharifah (Holy site • Madinah)'],
    ['green dome', 'The Sacred Chamber (Tomb of the Prophet) (Holy site • Madinah)'],
    ['bir ali', 'Miqat Dhul Hulayfah (Abyar Ali) (Holy site • Madinah)'],
    // One letter wrong
    ['muzdlifah', 'Muzdalifah (Holy site • Makkah)'],
    ['muzadlifah', 'Muzdalifah (Holy site • Makkah)'],
    ['qiblatayin', 'Masjid al-Qiblatayn (Holy site • Madinah)'],
    ['hiltan jeddah', 'Hilton Jeddah (Hotel • Jeddah)'],
    ['restaurnt', 'Restaurants (App Page)'],
    ['setings', 'Settings (App Page)'],
    ['عرقات', 'Arafat (Holy site • Makkah)'],
    // Cities
    ['Medina', 'Holy Sites in Madinah (App Page)'],
    ['المدينة', 'Holy Sites in Madinah (App Page)'],
    ['mecca', 'Holy Sites in Makkah (App Page)'],
    ['jedda', 'Holy Sites in Jeddah (App Page)'],
    // Kinds of places
    ['hotel', 'Hotels (App Page)'],
    ['فندق', 'Hotels (App Page)'],
    ['food', 'Restaurants (App Page)'],
    ['pharmacy', 'Pharmacies (App Page)'],
    ['wc', 'Services (App Page)'],
    ['mosque', 'Prayer Places (App Page)'],
    ['holy site', 'Holy Sites (App Page)'],
    // Other places
    ['albaik', 'Albaik (Restaurant • Makkah)'],
    ['burgerking', 'Burger King - Al Dhiyafa Mall (Restaurant • Makkah)'],
    ['movenpick', 'Mövenpick Hotel & Residence Hajar Tower Makkah (Hotel • Makkah)'],
    ['floating mosque', 'Al-Rahma Mosque (Floating Mosque) (Prayer place • Jeddah)'],
    ['mall red sea', 'Red Sea Mall (Shopping • Jeddah)'],
    ['hotel near haram', 'Burj Al Haram Hotel (Hotel • Makkah)'],
    ['jeddah airport', 'King Abdulaziz International Airport (Transportation • Jeddah)'],
    // Pages
    ['gates', 'Gates (App Page)'],
    ['nabawi gates', 'Gates of Masjid an-Nabawi (App Page)'],
    ['umrah', 'Umrah Guide (App Page)'],
    ['haj', 'Hajj Guide (App Page)'],
    ['umrah steps', 'The four steps of Umrah (App Page)'],
    ['how to do umrah', 'The four steps of Umrah (App Page)'],
    ['what is hajj', 'What is Hajj? (App Page)'],
    ['tamattu', 'The three types of Hajj (App Page)'],
    ['best time', 'When to go for Umrah (App Page)'],
    ['packing', 'What to pack for Hajj (App Page)'],
    ['police', 'Helpful Contacts (App Page)'],
    ['emergency', 'Helpful Contacts (App Page)'],
    ['visa', 'Booking & Visas (App Page)'],
    ['dark mode', 'Settings (App Page)'],
    ['terms and privacy', 'Terms & Privacy (App Page)'],
    ['map', 'Map (App Page)'],
    // Half typed
    ['medin', 'Holy Sites in Madinah (App Page)'],
    ['rest', 'Restaurants (App Page)'],
    ['masjid al-h', 'Masjid al-Haram (Holy site • Makkah)'],
    ['king fa', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
    ['الكع', 'The Kaaba (Holy site • Makkah)'],
    // Nothing to offer
    ['xyzqq', 'nothing'],
    ['hotel xyzqq', 'nothing'],
    ['7', 'nothing'],
    ['#&', 'nothing'],
  ])('should be right for "%s": %s', (query, expected) => {
    expect(firstHit(query)).toBe(expected)
  })
})

describe('what the search knows by itself', () => {
  it.each(articles.map(({ section, slug, title }) => [title, `/guide/${section}/${slug}`] as const))(
    'should call the article "%s" by its title at %s',
    (title, path) => {
      expect(searchPages().find((page) => page.path === path)?.title).toBe(title)
    },
  )

  it('should give other names only to places that exist', () => {
    const names = new Set(places.map(({ name }) => foldText(name)))

    expect(Object.keys(otherSiteNames).filter((name) => !names.has(foldText(name)))).toEqual([])
  })
})
