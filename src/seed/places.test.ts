import { describe, expect, it } from 'vitest'

import { OUTSIDE_CITIES, placeCities } from '@/domain/places/cities'
import { isHajjOnly } from '@/domain/places/hajj-only'
import { CITY_RADIUS_KM, cityCentres } from '@/domain/places/city-centres'
import { distanceMetres } from '@/lib/geo/geo'
import { placeCategoryValues } from '@/domain/places/place-categories'
import { cleanText } from '@/lib/text/text'
import { foldText } from '@/lib/text/text-folding'
import { findCity } from '@/server/imports/osm/place-city'

import { busStops } from './content/curated-places'
import { findFactText } from './content/facts'
import { readPlaceSeeds } from './places'

const { places, skipped, rules } = readPlaceSeeds()

const curated = places.filter(({ origin }) => origin === 'editor')
const fromMap = places.filter(({ origin }) => origin === 'osm')

const hospitals = places.filter(({ category }) => category === 'hospital')
const helpPoints = places.filter(({ category }) => category === 'help point')

type Placed = (typeof places)[number]

/** Infinity where one of them has no position. */
function metresBetween(one: Placed, other: Placed): number {
  if (one.latitude === null || one.longitude === null) return Infinity
  if (other.latitude === null || other.longitude === null) return Infinity
  const { latitude, longitude } = other
  return distanceMetres({ latitude: one.latitude, longitude: one.longitude }, { latitude, longitude })
}

const countBy = <T extends string>(values: readonly T[]) =>
  values.reduce<Partial<Record<T, number>>>((counts, value) => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }), {})

describe('the places that ship with the guide', () => {
  it('should add the curated places and leave out what they cover', () => {
    expect(curated).toHaveLength(228)
    expect(fromMap).toHaveLength(2113)
    expect(skipped).toEqual({
      'no-category': 874,
      'no-name': 280,
      // The two files of Madinah overlap.
      duplicate: 169,
      curated: 14,
      denied: 14,
      twin: 6,
      'same-place': 11,
    })
  })

  it('should count what the rules of the import have put right', () => {
    expect(rules).toEqual({
      transliterated: 247,
      stop: 131,
      capitals: 102,
      toilets: 87,
      near: 77,
      spelling: 24,
      'trusted-category': 13,
      corrected: 34,
      'two-scripts': 6,
    })
  })

  it('should reach the thousand named, placed and sorted places', () => {
    const complete = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)

    expect(complete.length).toBe(2314)
    expect(places.length).toBe(2341)
  })

  it('should count the categories and cities', () => {
    expect(countBy(places.map(({ category }) => category))).toEqual({
      hotel: 987,
      'prayer place': 286,
      shopping: 225,
      restaurant: 170,
      stop: 161,
      toilets: 87,
      services: 114,
      'holy site': 55,
      pharmacy: 54,
      cafe: 37,
      transportation: 27,
      'camp zone': 16,
      'pedestrian road': 21,
      'tourist attraction': 17,
      hospital: 36,
      'help point': 35,
      healthcare: 13,
    })
    expect(countBy(places.map(({ city }) => city))).toEqual({
      Makkah: 1580,
      Madinah: 709,
      Jeddah: 48,
      'Outside the cities': 4,
    })
  })

  it('should list airports and stations of Madinah', () => {
    const listNames = (category: string, city: string) =>
      places.filter((place) => place.category === category && place.city === city).map(({ name }) => name)

    expect(listNames('transportation', 'Madinah')).toEqual(
      expect.arrayContaining([
        'Haramain Station - Madinah',
        'Prince Mohammad bin Abdulaziz International Airport',
        'Madinah Bus',
      ]),
    )
  })

  it('should name the lines of each stop as the register of facts has them', () => {
    const linesOf = (name: string) => busStops.find((stop) => stop.name === `Bus stop: ${name}`)?.lines ?? []
    const line = (key: string) => findFactText(`madinah-bus-${key}`)

    expect(linesOf('As-Salam Gate')).toEqual(expect.arrayContaining([line('station'), line('quba')]))
    expect(linesOf('Haramain train station')).toContain(line('station'))
    expect(linesOf('Quba Mosque')).toContain(line('quba'))
    expect(linesOf("Prophet's Mosque, north")).toContain(line('airport'))
    expect(places.find(({ name }) => name === 'Bus stop: Quba Mosque')?.description).toMatch(
      /Lines 190 and 390, by the operator's map of October 2026\.$/,
    )
  })

  it('should leave no name of a fact in the words of a place', () => {
    expect(places.filter((place) => JSON.stringify(place).includes('{{')).map(({ key }) => key)).toEqual([])
    expect(places.find(({ key }) => key === 'curated/masjid-aisha-tanim')?.description).toContain('about 5.6 km')
  })

  it('should hold no place where pilgrims would enter Ihram inside the Haram', () => {
    const called = places.filter(({ name, arabicName }) => /tan'?im/i.test(name) || arabicName?.includes('التنعيم'))

    expect(called.map(({ key, category }) => `${key} ${category}`)).toEqual([
      'curated/masjid-aisha-tanim holy site',
      'node/5639565221 stop',
    ])
  })

  it('should know the hospitals that each city is known for', () => {
    const known = {
      Makkah: [
        'Al Haram Emergency Hospital',
        'Ajyad Emergency Hospital',
        'Al Noor Specialist Hospital',
        'King Faisal Hospital, Makkah',
        'King Abdulaziz Hospital, Makkah',
        'Hera General Hospital',
        'King Abdullah Medical City',
        'Maternity and Children Hospital, Makkah',
        'Mina Emergency Hospital (Hajj only)',
        'Mina Al-Jisr Hospital (Hajj only)',
        'Mina Al-Wadi Hospital (Hajj only)',
        'Mina New Street Hospital (Hajj only)',
        'East Arafat Hospital (Hajj only)',
        'Jabal ar-Rahmah Hospital (Hajj only)',
        'Namirah Hospital (Hajj only)',
      ],
      Madinah: [
        'King Fahd Hospital, Madinah',
        'King Salman Medical City',
        'Maternity and Children Hospital, Madinah',
        'Ohud Hospital',
        'Al-Miqat General Hospital',
        'Assalam Hospital',
      ],
      Jeddah: [
        'King Fahd Hospital, Jeddah',
        'East Jeddah Hospital',
        'King Abdullah Medical Complex (hospital), Jeddah',
        'King Abdulaziz Hospital, Jeddah',
      ],
    }
    for (const [city, names] of Object.entries(known)) {
      expect(hospitals.filter((place) => place.city === city).map(({ name }) => name)).toEqual(
        expect.arrayContaining(names),
      )
    }
  })

  it('should name a source of every hospital and help point, and where its position comes from', () => {
    const curatedHelp = [...hospitals, ...helpPoints].filter(({ origin }) => origin === 'editor')

    expect(hospitals.filter(({ source }) => source.trim() === '')).toEqual([])
    expect(
      curatedHelp
        .filter(({ confidence, description }) => confidence === 'low' && !/not confirmed/.test(description ?? ''))
        .map(({ key }) => key),
    ).toEqual([])
    // Below high no number is shown: who rings a wrong one in an emergency loses minutes.
    expect(curatedHelp.filter(({ phone }) => phone !== null)).toEqual([])
  })

  it('should hold no hospital twice', () => {
    const pairs = hospitals.flatMap((one, index) =>
      hospitals.slice(index + 1).flatMap((other) => {
        const isNear = metresBetween(one, other) <= 150
        const isSame = one.city === other.city && foldText(one.name) === foldText(other.name)
        return isNear || isSame ? [`${one.key} ${other.key}`] : []
      }),
    )

    expect(pairs).toEqual([])
  })

  it('should hold the nine stations of the Mashaer train, each with its number and its place in the row', () => {
    const stations = places.filter(({ name }) => name.startsWith('Mashaer Train: '))
    const sites = ['Arafat', 'Muzdalifah', 'Mina']

    expect(stations.map(({ name }) => name)).toEqual(
      sites.flatMap((site) => [1, 2, 3].map((number) => `Mashaer Train: ${site} Station ${number} (Hajj only)`)),
    )
    expect(stations.map(({ description }) => description?.match(/^Station (\d) of 9/)?.[1])).toEqual(
      Array.from({ length: 9 }, (_, index) => String(index + 1)),
    )
    expect(stations.filter(({ category }) => category !== 'transportation')).toEqual([])
  })

  it('should say of every camp that it changes, and hold each numbered road once', () => {
    const camps = places.filter(({ category }) => category === 'camp zone')
    const roads = places.filter(({ category }) => category === 'pedestrian road')

    expect(camps).toHaveLength(16)
    expect(camps.filter(({ description }) => !description?.includes('change each season'))).toEqual([])
    expect(roads).toHaveLength(21)
    expect(new Set(roads.map(({ name }) => name)).size).toBe(roads.length)
    expect(roads.filter(({ name }) => !/^Pedestrian Road \d+$/.test(name))).toEqual([])
  })

  it('should place in Makkah what stands in Mina, Muzdalifah and Arafat, inside the area an import takes', () => {
    const ground = places.filter(({ address }) => /^(Mina|Muzdalifah|Arafat)\b/.test(address ?? ''))
    const placed = ground.flatMap(({ key, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ key, latitude, longitude }],
    )

    expect(placed.length).toBeGreaterThanOrEqual(60)
    expect(ground.filter(({ city }) => city !== 'Makkah')).toEqual([])
    expect(placed.filter((position) => findCity(position) !== 'Makkah')).toEqual([])
  })

  it('should say where a position is from one source, or that of something else', () => {
    const written = curated.filter(({ key }) =>
      /(mashaer-train|mina-camps|pedestrian-road|wheelchairs)-|-police(-station)?$/.test(key),
    )

    expect(written).toHaveLength(60)
    expect(
      written
        .filter(({ description }) => !/one source\.|The position is that of/.test(description ?? ''))
        .map(({ key }) => key),
    ).toEqual([])
    expect(written.filter(({ source, phone }) => source === '' || phone !== null)).toEqual([])
  })

  it('should say in name and hours what opens for Hajj alone', () => {
    const seasonal = places.filter(({ hours }) => hours === 'Hajj season only')

    expect(seasonal).toHaveLength(21)
    expect(places.filter(isHajjOnly)).toEqual(seasonal)
  })

  it('should know where lost people and children are brought in both cities, in Mina and at Arafat, and the police', () => {
    expect(helpPoints.map(({ key, name }) => `${name} (${key})`).sort()).toEqual([
      'Al-Khayf Police Station (curated/al-khayf-police-station)',
      'Al-Qararah Police Station (way/725194308)',
      'Center for Lost Children, Arafat (Hajj only) (curated/lost-children-arafat)',
      'Center for Lost Children, Madinah (curated/center-for-lost-children-madinah)',
      'Center for Lost Children, Mina (Hajj only) (curated/lost-children-mina)',
      'Center for Lost Children, Quba (curated/lost-children-quba)',
      "Command Security Force Prophet's Mosque (node/6800613498)",
      'Guiding the Lost (North) (node/5859331817)',
      'Guiding the Lost (North-East) (node/5859448648)',
      'Guiding the Lost (South-East) (node/5859331818)',
      'Guiding the Lost (West) (node/5859448649)',
      'Haram Police Station (node/5077102947)',
      'Haram Special Security Force (node/6800465514)',
      'Help for Lost Visitors, Gate 79 (curated/lost-visitors-gate-79)',
      'Jamra Al-Aqaba Police Station (curated/jamrat-al-aqabah-police-station)',
      'Lost Guidance Center (North-East) (node/8786560027)',
      'Lost Guidance Center (South) (node/5862285237)',
      'Lost Guidance Center (South-West) (node/8786560026)',
      'Lost and Found Office (node/5077107166)',
      'Madinah Region Police (curated/madinah-region-police)',
      'Mina Al-Wadi Police Station (curated/mina-al-wadi-police-station)',
      'Ministry of Hajj and Umrah, Arafat (curated/ministry-of-hajj-arafat)',
      'Ministry of Hajj and Umrah, Makkah (curated/ministry-of-hajj-makkah)',
      'Namira Mosque Police Station (curated/namirah-mosque-police-station)',
      'Northern Arafa Police Station (curated/northern-arafat-police-station)',
      'Office for the Lost (node/5869304145)',
      'Outer Line Police Station (curated/outer-line-police-station)',
      'Pilgrim Guidance Centre, Arafat 4 (Hajj only) (curated/pilgrim-guidance-arafat-4)',
      'Police Station - al Mansur (way/726993757)',
      'Police and Lost Property (Inner East) (node/6253568071)',
      'Police and Lost Property (Outer East) (node/6253572903)',
      'Police and Lost Property (South-East) (node/6253573950)',
      'South of Mina Police Station (curated/south-of-mina-police-station)',
      'Southern Arafa Police Station (curated/southern-arafat-police-station)',
      'West Mina Police (curated/west-mina-police)',
    ])
  })

  it('should tell one help point of a city from another by its name', () => {
    const names = helpPoints.map(({ city, name }) => `${name}, ${city}`)

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('should give every place a key of its own', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
  })

  it('should give no map object twice', () => {
    const refs = places.flatMap(({ osmRef }) => osmRef ?? [])

    expect(new Set(refs).size).toBe(refs.length)
  })

  it('should carry the two ids of the specification and no other', () => {
    const withId = places.flatMap(({ id, name, city }) => (id === null ? [] : [{ id, name, city }]))

    expect(withId).toEqual([
      { id: 255, name: 'Masjid al-Haram', city: 'Makkah' },
      { id: 239, name: 'Masjid an-Nabawi', city: 'Madinah' },
    ])
  })

  it('should hold only clean text within the lengths the CMS takes', () => {
    const limits = {
      name: 200,
      arabicName: 200,
      address: 300,
      description: 2000,
      hours: 500,
      phone: 60,
      website: 500,
      cuisine: 120,
    }
    const faults = places.flatMap((place) =>
      Object.entries(limits).flatMap(([field, limit]) => {
        const text = place[field as keyof typeof limits]
        return text === null || (text === cleanText(text) && text.length <= limit) ? [] : [`${place.key} ${field}`]
      }),
    )

    expect(faults).toEqual([])
    expect(places.filter(({ source }) => source.length === 0 || source.length > 4000)).toEqual([])
  })

  it('should keep to the known categories and cities', () => {
    expect(places.filter(({ category }) => !placeCategoryValues.includes(category))).toEqual([])
    expect(places.filter(({ city }) => !placeCities.includes(city))).toEqual([])
  })

  it('should keep holy sites a curated set', () => {
    expect(fromMap.filter(({ category }) => category === 'holy site')).toEqual([])
    expect(curated.filter(({ category }) => category === 'holy site')).toHaveLength(55)
  })

  it('should list map places only within their city', () => {
    const strays = fromMap.filter(({ city, latitude, longitude }) => {
      if (city === 'Jeddah' || city === OUTSIDE_CITIES || latitude === null || longitude === null) return true
      return distanceMetres(cityCentres[city], { latitude, longitude }) > CITY_RADIUS_KM * 1000
    })

    expect(strays).toEqual([])
  })

  it('should give half positions to nobody', () => {
    expect(places.filter(({ latitude, longitude }) => (latitude === null) !== (longitude === null))).toEqual([])
  })

  it('should describe curated places in whole sentences that say nothing about their making', () => {
    const faults = curated.filter(
      ({ description }) =>
        description === null ||
        !/^[A-Z].*\.$/.test(description) ||
        /specification|extract|compil|index/i.test(description),
    )

    expect(faults).toEqual([])
  })

  it('should date every place and ask for a review', () => {
    expect(countBy(places.map(({ checkedOn, reviewDueOn }) => `${checkedOn} ${reviewDueOn}`))).toEqual({
      '2026-11-20 2027-02-20': curated.length,
      '2026-02-01 2027-05-20': fromMap.length,
    })
  })

  it('should credit OpenStreetMap on every place of the map', () => {
    expect(fromMap.filter(({ source, key }) => !source.includes('ODbL') || !source.endsWith(key))).toEqual([])
  })
})
