import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { inNameOrder } from '@/lib/text/name-order'
import { foldText } from '@/lib/text/text-folding'
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
import { readGateSeeds } from '@/seed/gates'
import { readPlaceSeeds } from '@/seed/places'

import { searchPages } from './pages'
import { type Query, readQuery } from './query'
import { prepare } from './searchable'
import { otherSiteNames } from './site-names'
import { suggest } from './suggest'
import type { Suggestion } from './suggestion'

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

const places = readPlaceSeeds()
  .places.map((place, index) => ({ ...place, id: place.id ?? index + 1000 }))
  .sort(inNameOrder)

const gates = [...readGateSeeds()]
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

/** What pilgrims type, and what they must be offered first. */
const table: readonly (readonly [query: string, first: string])[] = [
  // In need
  ['ambulance', 'Emergency numbers (App Page)'],
  ['fire', 'Emergency numbers (App Page)'],
  ['heat stroke', 'Danger for life: what to do (App Page)'],
  ['heatstroke', 'Danger for life: what to do (App Page)'],
  ['fainted', 'Danger for life: what to do (App Page)'],
  ['lost child', 'Somebody is lost (App Page)'],
  ['child lost', 'Somebody is lost (App Page)'],
  ['missing kid', 'Somebody is lost (App Page)'],
  ['lost my group', 'Somebody is lost (App Page)'],
  ['lost passport', 'Your passport is gone (App Page)'],
  ['passport stolen', 'Your passport is gone (App Page)'],
  ['lost phone', 'Something was stolen or lost (App Page)'],
  ['period', 'Your period has come (App Page)'],
  ['menstruation', 'Your period has come (App Page)'],
  ['haid', 'Your period has come (App Page)'],
  ['wudu', 'Toilets (App Page)'],
  ['ablution', 'Toilets (App Page)'],
  ['wuzu', 'Toilets (App Page)'],
  ['وضوء', 'Toilets (App Page)'],
  ['toilet', 'Toilets (App Page)'],
  ['wudu breaks in tawaf', 'When something goes wrong in Umrah (App Page)'],
  ['what breaks wudu', 'When something goes wrong in Umrah (App Page)'],
  ['wheelchair', 'Wheelchair: gates of Masjid al-Haram (App Page)'],
  ['wheel chair', 'Wheelchair: gates of Masjid al-Haram (App Page)'],
  ['wheelchair madinah', 'Wheelchair: gates of Masjid an-Nabawi (App Page)'],
  ['women gate', 'Gates for women: Masjid al-Haram (App Page)'],
  ['zamzam luggage', 'Can I take Zamzam water home? (App Page)'],
  ['zamzam water on plane', 'Can I take Zamzam water home? (App Page)'],
  ['train to madinah', 'The Haramain train: Makkah, Jeddah, Madinah (App Page)'],
  ['train to medina', 'The Haramain train: Makkah, Jeddah, Madinah (App Page)'],
  ['bus to quba', 'Madinah buses (App Page)'],
  ['metro', 'The Mashaer train (App Page)'],
  ['uber', 'Taxis and apps (App Page)'],
  ['rawdah booking', 'The Rawdah: how to book (App Page)'],
  ['rawdah permit', 'The Rawdah: how to book (App Page)'],
  ['sim card', 'Money and phone (App Page)'],
  ['luggage storage', 'Bags at the Grand Mosque (App Page)'],
  ['prayer times', 'Prayer times (App Page)'],
  ['namaz time', 'Prayer times (App Page)'],
  ['open now', 'Restaurants open now (App Page)'],
  ['مستشفى', 'Hospitals (App Page)'],
  ['embassy', 'Embassies and Hajj missions (App Page)'],
  ['fidyah', 'Repairs in Ihram, school by school (App Page)'],
  ['duas', 'Duas of the rites (App Page)'],
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
  ['toilets 213', 'Toilets 213 (men) (Toilets • Madinah)'],
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
  ['wc', 'Toilets (App Page)'],
  ['mosque', 'Prayer Places (App Page)'],
  ['holy site', 'Holy Sites (App Page)'],
  // Other places
  ['albaik', 'Albaik (Restaurant • Makkah)'],
  ['burgerking', 'Burger King - Al Dhiyafa Mall (Restaurant • Makkah)'],
  ['movenpick', 'Mövenpick Hotel & Residence Hajar Tower Makkah (Hotel • Makkah)'],
  ['floating mosque', 'Al-Rahma Mosque (Floating Mosque) (Prayer place • Jeddah)'],
  ['mall red sea', 'Red Sea Mall (Shopping • Jeddah)'],
  ['hotel near haram', 'Hotels (App Page)'],
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
  ['police', 'Emergency numbers (App Page)'],
  ['emergency', 'Helpful Contacts (App Page)'],
  ['visa', 'Booking & Visas (App Page)'],
  ['dark mode', 'Settings (App Page)'],
  ['terms and privacy', 'Terms & Privacy (App Page)'],
  ['map', 'Map (App Page)'],
  // Half typed
  ['medina', 'Holy Sites in Madinah (App Page)'],
  ['rest', 'Restaurants (App Page)'],
  ['masjid al-h', 'Masjid al-Haram (Holy site • Makkah)'],
  ['king fa', 'King Fahd Gate (Gate 79 • Masjid al-Haram)'],
  ['الكع', 'The Kaaba (Holy site • Makkah)'],
  // In need
  ['lost mother', 'Somebody is lost (App Page)'],
  ['lost old man', 'Somebody is lost (App Page)'],
  ['missing wife', 'Somebody is lost (App Page)'],
  ['i lost my child', 'Somebody is lost (App Page)'],
  ['my child is lost', 'Somebody is lost (App Page)'],
  ['lost wallet', 'Something was stolen or lost (App Page)'],
  ['lost id card', 'Something was stolen or lost (App Page)'],
  ['stolen phone', 'Something was stolen or lost (App Page)'],
  ['my passport is lost', 'Your passport is gone (App Page)'],
  ['police number', 'Emergency numbers (App Page)'],
  ['ambulance number', 'Emergency numbers (App Page)'],
  ['emergency number saudi', 'Emergency numbers (App Page)'],
  ['first aid', 'Emergency numbers (App Page)'],
  ['sos', 'Emergency numbers (App Page)'],
  ['accident', 'Emergency numbers (App Page)'],
  ['fever', 'You are ill (App Page)'],
  ['diarrhea', 'You are ill (App Page)'],
  ['periods during hajj', 'Your period has come (App Page)'],
  ['menses during umrah', 'Your period has come (App Page)'],
  ['haiz', 'Your period has come (App Page)'],
  ['what to do if wudu breaks', 'When something goes wrong in Umrah (App Page)'],
  ['lost count tawaf', 'When something goes wrong in Umrah (App Page)'],
  // Water, toilets, prayer
  ['zam zam', 'Zamzam Well (Holy site • Makkah)'],
  ['zam zam tower', 'Hotel Pullmann ZamZam Makkah (Hotel • Makkah)'],
  ['toilets near haram', 'Toilets (App Page)'],
  ['bathroom', 'Toilets (App Page)'],
  ['ablution area', 'Toilets (App Page)'],
  ['where to make wudu', 'Toilets (App Page)'],
  ['wash feet', 'Toilets (App Page)'],
  ['women prayer area', 'Gates for women: Masjid al-Haram (App Page)'],
  ['ladies prayer area', 'Gates for women: Masjid al-Haram (App Page)'],
  ['prayer room', 'Prayer Rooms (App Page)'],
  ['mushola', 'Prayer Rooms (App Page)'],
  ['musalla', 'Prayer Rooms (App Page)'],
  ['mescit', 'Prayer Places (App Page)'],
  ['adhan', 'Prayer times (App Page)'],
  ['magrib time', 'Prayer times (App Page)'],
  // Wheels, lifts, women
  ['wheel chair haram', 'Wheelchair: gates of Masjid al-Haram (App Page)'],
  ['wheelchair entrance prophet mosque', 'Wheelchair: gates of Masjid an-Nabawi (App Page)'],
  ['electric wheelchair', 'Wheelchairs and carts in tawaf and sa’i (App Page)'],
  ['hire wheelchair', 'Wheelchairs and carts in tawaf and sa’i (App Page)'],
  ['golf cart', 'Wheelchairs and carts in tawaf and sa’i (App Page)'],
  ['stroller', 'Wheelchair: gates of Masjid al-Haram (App Page)'],
  ['elevator', 'Gates with a lift: Masjid al-Haram (App Page)'],
  ['gate with lift', 'Gates with a lift: Masjid al-Haram (App Page)'],
  ['lift nabawi', 'Gates with a lift: Masjid an-Nabawi (App Page)'],
  ['women entrance nabawi', 'Gates for women: Masjid an-Nabawi (App Page)'],
  // On the way
  ['taxi to madinah', 'Taxis and apps (App Page)'],
  ['airport taxi', 'Taxis and apps (App Page)'],
  ['careem', 'Taxis and apps (App Page)'],
  ['jeddah to madinah', 'The Haramain train: Makkah, Jeddah, Madinah (App Page)'],
  ['haramain train', 'The Haramain train: Makkah, Jeddah, Madinah (App Page)'],
  ['hajj terminal', 'King Abdulaziz International Airport - Hajj Terminal (Transportation • Jeddah)'],
  ['mashair metro', 'The Mashaer train (App Page)'],
  ['madinah bus', 'Madinah buses (App Page)'],
  ['bus to taneem', 'Makkah Bus (App Page)'],
  ['miqat', 'Know your miqat (App Page)'],
  ['miqat from jeddah', 'Know your miqat (App Page)'],
  ['abyar ali', 'Miqat Dhul Hulayfah (Abyar Ali) (Holy site • Madinah)'],
  ['yalamlam', "Miqat Yalamlam (As-Sa'diyah) (Holy site • Outside the cities)"],
  // Money, phone, bags
  ['sim', 'Money and phone (App Page)'],
  ['esim', 'Money and phone (App Page)'],
  ['internet', 'Money and phone (App Page)'],
  ['money exchange', 'Services (App Page)'],
  ['currency', 'Money and phone (App Page)'],
  ['customs', 'Prepare for Umrah (App Page)'],
  ['lockers', 'Bags at the Grand Mosque (App Page)'],
  ['dates market', 'Dates Shop (Shopping • Makkah)'],
  // Kinds of places, near and in a city
  ['hotels in madinah', 'Hotels in Madinah (App Page)'],
  ['restaurants in makkah', 'Restaurants in Makkah (App Page)'],
  ['hospital jeddah', 'Hospitals in Jeddah (App Page)'],
  ['pharmacy madinah', 'Pharmacies in Madinah (App Page)'],
  ['toilets in madinah', 'Toilets in Madinah (App Page)'],
  ['doctor in makkah', 'Clinics & Doctors in Makkah (App Page)'],
  ['hospital near haram', 'Hospitals (App Page)'],
  ['pharmacy near haram', 'Pharmacies (App Page)'],
  ['food near haram', 'Restaurants (App Page)'],
  ['pharmacy open now', 'Pharmacies open now (App Page)'],
  ['medicine', 'Pharmacies (App Page)'],
  ['barber', 'Services (App Page)'],
  ['supermarket', 'Shopping (App Page)'],
  ['albaik near haram', 'Albaik (Restaurant • Makkah)'],
  // In the languages of pilgrims
  ['eczane', 'Pharmacies (App Page)'],
  ['apotek', 'Pharmacies (App Page)'],
  ['hastane', 'Hospitals (App Page)'],
  ['rumah sakit', 'Hospitals (App Page)'],
  ['makanan', 'Restaurants (App Page)'],
  ['masjidil haram', 'Masjid al-Haram (Holy site • Makkah)'],
  ['masjidilharam', 'Masjid al-Haram (Holy site • Makkah)'],
  ['mekke', 'Holy Sites in Makkah (App Page)'],
  ['kabe', 'The Kaaba (Holy site • Makkah)'],
  ['umroh', 'Umrah Guide (App Page)'],
  ['hac', 'Hajj Guide (App Page)'],
  ['tavaf', 'Umrah Guide (App Page)'],
  ['merve', 'Al-Marwah (Holy site • Makkah)'],
  ['doa', 'Duas of the rites (App Page)'],
  ['niat umrah', 'Duas of the rites (App Page)'],
  ['mudzalifah', 'Muzdalifah (Holy site • Makkah)'],
  ['arofah', 'Arafat (Holy site • Makkah)'],
  ['jumrah', 'Jamarat Bridge (Holy site • Makkah)'],
  ['ghar e soor', 'Cave of Thawr (Holy site • Makkah)'],
  ['jabal e rahmat', 'Jabal ar-Rahmah (Holy site • Makkah)'],
  ['jabal rehmat', 'Jabal ar-Rahmah (Holy site • Makkah)'],
  ['roza e rasool', 'The Sacred Chamber (Tomb of the Prophet) (Holy site • Madinah)'],
  ['rauza sharif', 'Ar-Rawdah ash-Sharifah (Holy site • Madinah)'],
  ['jannat ul mualla', "Jannat al-Mu'alla (Holy site • Makkah)"],
  ['hajre aswad', 'The Black Stone (Holy site • Makkah)'],
  // The rites
  ['cutting hair', 'The four steps of Umrah (App Page)'],
  ['haircut', 'The four steps of Umrah (App Page)'],
  ['tahallul', 'The four steps of Umrah (App Page)'],
  ['seven rounds', 'The four steps of Umrah (App Page)'],
  ['green lights', 'The four steps of Umrah (App Page)'],
  ['safa marwa', 'The four steps of Umrah (App Page)'],
  ['istilam', 'The four steps of Umrah (App Page)'],
  ['ihram for women', 'Clothes for Umrah (App Page)'],
  ['ihram clothes', 'Clothes for Umrah (App Page)'],
  ['labbaik', 'Duas of the rites (App Page)'],
  ['dua tawaf', 'Duas of the rites (App Page)'],
  ['dua arafat', 'Duas of the rites (App Page)'],
  ['8 dhul hijjah', 'Hajj step by step (App Page)'],
  ['day of arafah', 'Hajj step by step (App Page)'],
  ['qurbani', 'Hajj step by step (App Page)'],
  ['pebbles', 'Hajj step by step (App Page)'],
  ['farewell tawaf', 'Hajj step by step (App Page)'],
  ['tawaf e ziyarat', 'Hajj step by step (App Page)'],
  ['hajj badal', 'Conditions of Hajj (App Page)'],
  ['children in hajj', 'Conditions of Hajj (App Page)'],
  ['vaccination', 'Conditions of Hajj (App Page)'],
  ['hajj visa', 'Booking & Visas (App Page)'],
  ['nusuk', 'Booking & Visas (App Page)'],
  ['perfume in ihram', 'Repairs in Ihram, school by school (App Page)'],
  ['kaffarah', 'Repairs in Ihram, school by school (App Page)'],
  ['umrah in ramadan', 'When to go for Umrah (App Page)'],
  ['hajj packing list', 'What to pack for Hajj (App Page)'],
  // Gates
  ['peace gate', 'As-Salam Gate (Gate 1 • Masjid an-Nabawi)'],
  ['bab us salam', 'As-Salam Gate (Gate 1 • Masjid an-Nabawi)'],
  ['bab al fatah', 'Al-Fath Gate (Gate 45 • Masjid al-Haram)'],
  ['bab e nisa', 'An-Nisa Gate (Gate 39 • Masjid an-Nabawi)'],
  ['madinah gate 21', 'King Fahd Gate (Gate 21 • Masjid an-Nabawi)'],
  ['gate 338', 'Courtyard Gate 338 (Gate 338 • Masjid an-Nabawi)'],
  ['marwah gate', 'Al-Marwah Gate (Gate 25 • Masjid al-Haram)'],
  // The guide itself
  ['text size', 'Settings (App Page)'],
  ['report a problem', 'Contact & Support (App Page)'],
  ['add place', 'Recommendations (App Page)'],
  // Nothing to offer
  ['xyzqq', 'nothing'],
  ['hotel xyzqq', 'nothing'],
  ['7', 'nothing'],
  ['#&', 'nothing'],
]

describe('the first suggestion', () => {
  it.each(table)('should be right for "%s": %s', (query, expected) => {
    expect(firstHit(query)).toBe(expected)
  })
})

describe('what is guessed', () => {
  const formatLabel = ({ title, detail }: Suggestion): string => `${title}\n${detail}`

  const found = searchable.flatMap(({ entries, vocabulary }) =>
    entries.map((entry) => ({
      entry,
      label: formatLabel(entry.toSuggestion()),
      spellings: [...entry.title, ...entry.others].flatMap((place) => vocabulary[place]?.spellings ?? []),
      core: entry.title.flatMap((place) => vocabulary[place]?.spellings ?? []),
    })),
  )

  /** How many words of a query an entry holds as they are written, in any spelling it is known by. */
  const writtenIn = ({ entry, spellings }: (typeof found)[number], { words, joined }: Query): number =>
    joined.length >= 4 && entry.joined.includes(joined)
      ? words.length
      : words.filter((typed) =>
          spellings.some((word) => (/^\d/.test(typed) ? word.startsWith(typed) : word.includes(typed))),
        ).length

  /** Half of the words, one of them a name: less is no answer to anything. */
  const isAnswer = (one: (typeof found)[number], query: Query): boolean =>
    writtenIn(one, query) * 2 >= query.words.length &&
    query.words.some((word, index) => query.isCore[index] && one.spellings.some((spelling) => spelling.includes(word)))

  /** What the first suggestion holds as written, and what the best of all others would. */
  const comparedFor = (text: string): { first: number; best: number } => {
    const query = readQuery(text)
    const [suggestion] = suggest(searchable, text)
    if (suggestion === undefined) return { first: 0, best: 0 }
    const counts = (label: string | null) =>
      found
        .filter((one) => (label === null ? isAnswer(one, query) : one.label === label))
        .map((one) => writtenIn(one, query))
    return { first: Math.max(...counts(formatLabel(suggestion))), best: Math.max(0, ...counts(null)) }
  }

  it('should never come before what is written, of whatever kind: gates, places or pages', () => {
    for (const [text] of table) {
      const { first, best } = comparedFor(text)
      expect(first, text).toBeGreaterThanOrEqual(best)
    }
  })

  it('should not when two queries are typed into one, or a letter of one is wrong', () => {
    const query = fc.constantFrom(...table.map(([text]) => text))
    const swapped = fc.tuple(query, fc.nat(40)).map(([text, nth]) => {
      const at = nth % Math.max(1, text.length - 1)
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
    })
    fc.assert(
      fc.property(
        fc.oneof(
          swapped,
          fc.tuple(query, query).map(([one, other]) => `${one} ${other}`),
        ),
        (text) => {
          const { first, best } = comparedFor(text)
          expect(first, text).toBeGreaterThanOrEqual(best)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('the table', () => {
  it('should have at least 220 queries, none of them twice', () => {
    const queries = table.map(([text]) => text)

    expect(new Set(queries).size).toBe(queries.length)
    expect(queries.length).toBeGreaterThanOrEqual(220)
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
