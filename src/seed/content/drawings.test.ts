import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { type DrawingKey, drawingKeys, drawings } from '@/blocks/Drawing/drawings'
import { mosques } from '@/domain/gates/mosques'

import { joinWords } from '../checks/plain-text'
import { readGateSeeds } from '../gates'
import { readPlaceSeeds } from '../places'
import { duas } from './articles/duas'
import { hajjPacking } from './articles/hajj-packing'
import { hajjSteps } from './articles/hajj-steps'
import { umrahSteps } from './articles/umrah-steps'
import { whatIsHajj } from './articles/what-is-hajj'
import type { ArticleSeed } from './types'

const file = readFileSync(new URL('../../../public/drawings.svg', import.meta.url), 'utf8')

/** What one drawing is made of. */
const readDrawing = (key: string): string => new RegExp(`\\n  <g id="${key}"[\\s\\S]*?\\n  </g>`).exec(file)?.[0] ?? ''

const readNumbers = (text = ''): readonly number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

const places = new Map(readPlaceSeeds().places.map((place) => [place.key, place]))

function findPosition(key: string): { readonly latitude: number; readonly longitude: number } {
  const { latitude, longitude } = places.get(key) ?? {}
  if (latitude == null || longitude == null) throw new Error(`No position of ${key}`)
  return { latitude, longitude }
}

/** In the order of the way: Makkah, the pillars, the middle of Mina, the mosque of Muzdalifah, the hill of Arafah. */
const way = [
  'curated/masjid-al-haram',
  'curated/jamarat-bridge',
  'curated/mina',
  'curated/al-mashar-al-haram-mosque',
  'curated/jabal-ar-rahmah',
].map((key) => (key === 'curated/masjid-al-haram' ? { latitude: 21.4225, longitude: 39.8262 } : findPosition(key)))

const KM_PER_DEGREE = 111.19
/** Of a degree of longitude, at the latitude of Mina. */
const NARROWER = Math.cos((21.39 * Math.PI) / 180)

describe('the drawings', () => {
  it.each(drawingKeys)('should have %s in the file, in the colours of the page alone', (key) => {
    expect(readDrawing(key)).not.toBe('')
    expect(readDrawing(key)).not.toMatch(/#[0-9a-f]{3,6}"|style=|<script|href=/i)
    expect(drawings[key].words.length).toBeGreaterThanOrEqual(2)
  })
})

describe('the map of the places of Hajj', () => {
  const line = readNumbers(/<path[^>]* d="M([^"]*)"/.exec(readDrawing('holy-sites'))?.[1])
  const points = way.map((_, index) => ({ x: line[index * 2] ?? 0, y: line[index * 2 + 1] ?? 0 }))

  it('should draw each place where its position is', () => {
    const [first] = way
    const UNITS_PER_DEGREE = 2050

    for (const [index, { latitude, longitude }] of way.entries()) {
      const x = 26 + (longitude - (first?.longitude ?? 0)) * NARROWER * UNITS_PER_DEGREE
      const y = 44 + ((first?.latitude ?? 0) - latitude) * UNITS_PER_DEGREE
      expect(Math.abs((points[index]?.x ?? 0) - x)).toBeLessThan(0.5)
      expect(Math.abs((points[index]?.y ?? 0) - y)).toBeLessThan(0.5)
    }
  })

  it('should say the distances between the positions, in the drawing and in words', () => {
    const measured = way.slice(1).map((to, index) => {
      const from = way[index] ?? to
      const east = (to.longitude - from.longitude) * NARROWER * KM_PER_DEGREE
      return `${Math.hypot(east, (to.latitude - from.latitude) * KM_PER_DEGREE).toFixed(1)} km`
    })

    expect(drawings['holy-sites'].words.map((line) => line.split(': ')[1])).toEqual(measured)
    for (const distance of measured) expect(readDrawing('holy-sites')).toContain(`>${distance}<`)
  })
})

describe('the way of tawaf', () => {
  const [startX, startY, , , , isLong, sweep] = readNumbers(
    /class="way"[^>]* d="([^"]*)"/.exec(readDrawing('tawaf'))?.[1],
  )

  it('should go anticlockwise and nearly all the way round', () => {
    // The sweep flag of an arc: 0 turns against the clock on a screen.
    expect([isLong, sweep]).toEqual([1, 0])
    expect(drawings.tawaf.words.join(' ')).toContain('anticlockwise')
  })

  it("should begin level with the Black Stone, in the corner of the Ka'bah that the start line leaves from", () => {
    const stone = [
      Number(/class="stone" cx="(\d+)"/.exec(readDrawing('tawaf'))?.[1]),
      Number(/cy="(\d+)"/.exec(readDrawing('tawaf'))?.[1]),
    ]
    const corner = readNumbers(/class="kabah"[^>]* d="M(\d+ \d+)/.exec(readDrawing('tawaf'))?.[1])

    expect(corner).toEqual(stone)
    expect(startY).toBe(stone[1])
    expect(startX).toBeGreaterThan(stone[0] ?? 0)
  })

  it('should be seven rounds', () => {
    expect(readDrawing('tawaf')).toContain('7 rounds')
    expect(drawings.tawaf.words.join(' ')).toContain('Seven rounds')
  })
})

describe("the way of sa'i", () => {
  const lengths = [...readDrawing('sai').matchAll(/class="length" d="M(\d+) \d+H(\d+)m/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ])
  const label = (name: string) => Number(new RegExp(`x="(\\d+)" y="\\d+">${name}<`).exec(readDrawing('sai'))?.[1])
  const nearer = (x: number) => (Math.abs(x - label('Safa')) < Math.abs(x - label('Marwah')) ? 'Safa' : 'Marwah')

  it('should be seven lengths, to and fro, from Safa to Marwah at last', () => {
    expect(lengths.map(([from = 0, to = 0]) => `${nearer(from)} to ${nearer(to)}`)).toEqual([
      'Safa to Marwah',
      'Marwah to Safa',
      'Safa to Marwah',
      'Marwah to Safa',
      'Safa to Marwah',
      'Marwah to Safa',
      'Safa to Marwah',
    ])
  })

  it('should have the green lights between the two, in each length', () => {
    const [left = 0, , , right = 0] = readNumbers(
      /stroke="var\(--success\)"[^>]* d="M([^"]*)"/.exec(readDrawing('sai'))?.[1],
    )

    for (const [from = 0, to = 0] of lengths) {
      expect(left).toBeGreaterThan(Math.min(from, to))
      expect(right).toBeLessThan(Math.max(from, to))
    }
  })
})

const readText = (article: ArticleSeed): string => JSON.stringify(article.body)
const readPlaceText = (key: string): string => JSON.stringify(places.get(key))

/**
 * What each drawing shows, as two texts of the guide say it, each with its own sources. When one of them changes, look at
 * the drawing.
 */
const described: Readonly<Record<DrawingKey, readonly (readonly [text: string, says: string])[]>> = {
  'holy-sites': [
    [readText(whatIsHajj), '**Muzdalifah:** the place between Arafah and Mina'],
    [readPlaceText('curated/mina'), 'Valley of tents between Makkah and Muzdalifah'],
  ],
  tawaf: [
    [readText(umrahSteps), "The Ka'bah is on your **left**. You walk anticlockwise."],
    [
      readText(hajjSteps),
      "Keep the Ka'bah on your left.\\n3. Walk 7 circuits. Each one begins and ends at the Black Stone.",
    ],
    [readPlaceText('curated/the-black-stone'), "Set in the eastern corner of the Ka'bah"],
  ],
  sai: [
    [readText(umrahSteps), 'The seventh length ends at Marwah'],
    [readText(hajjSteps), 'Men hurry between the two green lights. Women walk.\\n5. The 7th walk ends at Marwah.'],
    [readPlaceText('curated/as-safa'), "where sa'i starts"],
  ],
  ihram: [
    [readText(umrahSteps), 'Men put on two plain sheets, and open sandals. Women wear their usual modest'],
    [readText(hajjPacking), 'In Ihram men wear two plain sheets. Women wear their usual modest clothes.'],
    [readText(hajjSteps), 'do not cover the head. Women do not wear the niqab'],
  ],
  maqam: [
    [readText(umrahSteps), "**Pray two rak'ahs**, behind the Maqam or **anywhere** in the mosque."],
    [readText(hajjSteps), 'behind Maqam Ibrahim (the Station of Abraham), or anywhere in the mosque'],
    [readPlaceText('curated/maqam-ibrahim'), 'prayed behind it or anywhere in the mosque'],
  ],
  hair: [
    [readText(umrahSteps), 'They shorten the ends of the hair by the length of a fingertip joint.'],
    [readText(hajjSteps), 'cut the length of a fingertip joint from the ends. Women do not shave.'],
  ],
  mina: [
    [readPlaceText('curated/mina'), 'Valley of tents between Makkah and Muzdalifah'],
    [readPlaceText('curated/jamarat-bridge'), 'It lies at the Makkah end of Mina.'],
    [readText(hajjSteps), 'Stay in Mina from Dhuhr to the next Fajr.'],
  ],
  arafat: [
    [readText(hajjSteps), 'inside the boundary signs** of Arafah. The valley of Uranah is outside.'],
    [readPlaceText('curated/masjid-namirah'), 'It has six minarets'],
    [readPlaceText('curated/masjid-namirah'), 'Its front part lies outside the boundary of Arafah'],
    [readPlaceText('curated/jabal-ar-rahmah'), 'with a pillar on top'],
  ],
  muzdalifah: [
    [readText(hajjSteps), 'Muzdalifah lies between Arafah and Mina.'],
    [readText(hajjSteps), 'You need 7 for the morning.'],
    [readText(whatIsHajj), 'Fajr (the dawn prayer) is prayed early. Leave before sunrise.'],
  ],
  jamarat: [
    [readText(hajjSteps), 'Jamrat al-Aqabah only**, the pillar nearest Makkah.'],
    [readText(hajjSteps), '**Small pillar:** 7 pebbles'],
    [readText(whatIsHajj), '7 pebbles at each of the three Jamarat: 21 in all.'],
  ],
  'haram-gates': [[JSON.stringify(readGateSeeds()), 'King Fahd Gate']],
  'nabawi-gates': [[JSON.stringify(readGateSeeds()), 'King Fahd Gate']],
}

describe('what the drawings show', () => {
  it.each(drawingKeys)('should stand in the texts about %s', (key) => {
    for (const [text, says] of described[key]) expect(text).toContain(says)
  })

  it('should be in an article, each of them', () => {
    const articles = [umrahSteps, hajjSteps, whatIsHajj, hajjPacking, duas]
    const elsewhere: readonly DrawingKey[] = ['haram-gates', 'nabawi-gates']
    const placed = articles.map(readText).join()

    for (const key of drawingKeys.filter((one) => !elsewhere.includes(one))) {
      expect(placed).toContain(`"drawing":"${key}"`)
    }
    expect(articles.map(joinWords).join()).toContain(drawings.ihram.words[0])
  })
})

/** Of a label, where it is set. */
const findX = (key: DrawingKey, label: string): number =>
  Number(new RegExp(`x="(\\d+)" y="\\d+"[^>]*>${label}<`).exec(readDrawing(key))?.[1])

/** The pairs of a path of absolute points. */
const readPoints = (key: DrawingKey, name: string): readonly (readonly [number, number])[] => {
  const all = readNumbers(new RegExp(`class="${name}"[^>]* d="([^"]*)"`).exec(readDrawing(key))?.[1])
  return Array.from({ length: Math.floor(all.length / 2) }, (_, index) => [
    all[index * 2] ?? 0,
    all[index * 2 + 1] ?? 0,
  ])
}

describe('the clothes of Ihram', () => {
  it('should be two sheets for men, and none of them for women', () => {
    const sheets = [...readDrawing('ihram').matchAll(/class="sheet" d="M(\d+)/g)].map(([, x]) => Number(x))

    expect(sheets).toHaveLength(2)
    for (const x of sheets) expect(x).toBeLessThan(drawings.ihram.width / 2)
    expect(findX('ihram', 'Men')).toBeLessThan(drawings.ihram.width / 2)
    expect(findX('ihram', 'Women')).toBeGreaterThan(drawings.ihram.width / 2)
  })
})

describe('Maqam Ibrahim', () => {
  const UNITS_PER_METRE = 6
  const kaaba = findPosition('curated/the-kaaba')
  const corners = readPoints('maqam', 'kabah')
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length)

  /** Where a place is in the drawing: north at the top, to scale. */
  const placed = (key: string): readonly [number, number] => {
    const { latitude, longitude } = findPosition(key)
    const east = (longitude - kaaba.longitude) * Math.cos((kaaba.latitude * Math.PI) / 180) * KM_PER_DEGREE * 1000
    const north = (latitude - kaaba.latitude) * KM_PER_DEGREE * 1000
    return [(middle[0] ?? 0) + east * UNITS_PER_METRE, (middle[1] ?? 0) - north * UNITS_PER_METRE]
  }

  const circle = (name: string) =>
    ['cx', 'cy'].map((axis) =>
      Number(new RegExp(`class="${name}"[^>]* ${axis}="([\\d.]+)"`).exec(readDrawing('maqam'))?.[1]),
    )

  it.each([
    ['stone', 'curated/the-black-stone'],
    ['maqam', 'curated/maqam-ibrahim'],
  ])("should have the %s where its position is, as seen from the middle of the Ka'bah", (name, key) => {
    const [x = 0, y = 0] = circle(name)
    const [expectedX, expectedY] = placed(key)

    expect(Math.hypot(x - expectedX, y - expectedY)).toBeLessThan(UNITS_PER_METRE)
  })

  it("should have the Stone in a corner of the Ka'bah", () => {
    expect(corners).toContainEqual(circle('stone'))
  })

  it("should lie between those who pray behind it and the Ka'bah, which they face", () => {
    const [from = [0, 0], to = [0, 0]] = readPoints('maqam', 'facing')
    const [x = 0, y = 0] = circle('maqam')
    const distance = (point: readonly (number | undefined)[]) =>
      Math.hypot((point[0] ?? 0) - (middle[0] ?? 0), (point[1] ?? 0) - (middle[1] ?? 0))

    expect(distance(from)).toBeGreaterThan(distance([x, y]))
    expect(distance([x, y])).toBeGreaterThan(distance(to))
    // The Maqam is on the line they look along.
    const across = (to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])
    expect(Math.abs(across) / Math.hypot(to[0] - from[0], to[1] - from[1])).toBeLessThan(3)
  })
})

describe('cutting the hair', () => {
  it('should shave men alone, and cut the ends for women', () => {
    const half = drawings.hair.width / 2

    expect(findX('hair', 'shave')).toBeLessThan(half)
    expect(findX('hair', 'or shorten')).toBeLessThan(half)
    expect(findX('hair', 'a fingertip joint')).toBeGreaterThan(half)
    // Below the middle of the hair, which hangs from 40 to 148.
    expect(readPoints('hair', 'cut')[0]?.[1]).toBeGreaterThan(94)
  })
})

describe('Mina, Arafah and Muzdalifah', () => {
  const longitude = (key: string): number => findPosition(key).longitude

  it('should have west on the left: Makkah, the Jamarat, Mina, Muzdalifah', () => {
    const east = [39.8262, ...['jamarat-bridge', 'mina', 'muzdalifah'].map((key) => longitude(`curated/${key}`))]
    const drawnAt = ['Makkah', 'Jamarat', 'Mina', 'Muzdalifah'].map((label) => findX('mina', label))

    expect(east).toEqual(east.toSorted((a, b) => a - b))
    expect(drawnAt).toEqual(drawnAt.toSorted((a, b) => a - b))
    const pillars = readPoints('mina', 'pillars')[0]?.[0] ?? 0
    expect(pillars).toBeLessThan(readPoints('mina', 'tents')[0]?.[0] ?? 0)
  })

  it('should have the front of Masjid Namirah outside the line, the hill inside, six minarets, and the hill in the east', () => {
    const limit = readPoints('arafat', 'limit')[0]?.[0] ?? 0
    const [left = 0, , width = 0] = readNumbers(
      /class="mosque"[^>]* d="M(\d+ \d+h\d+)/.exec(readDrawing('arafat'))?.[1],
    )
    const hill = readPoints('arafat', 'hill')[0]?.[0] ?? 0

    expect(longitude('curated/masjid-namirah')).toBeLessThan(longitude('curated/jabal-ar-rahmah'))
    expect(left).toBeLessThan(limit)
    expect(left + width).toBeGreaterThan(limit)
    expect(limit - left).toBeLessThan(width / 2)
    expect(hill).toBeGreaterThan(left + width)
    expect(findX('arafat', 'outside')).toBeLessThan(limit)
    expect(findX('arafat', 'Uranah')).toBeLessThan(limit)
    expect(/class="minarets"[^>]* d="([^"]*)"/.exec(readDrawing('arafat'))?.[1]?.match(/V/g)).toHaveLength(6)
  })

  it('should lead from Arafah over Muzdalifah to Mina, with seven pebbles', () => {
    const [from = [0, 0], , to = [0, 0]] = readPoints('muzdalifah', 'way')

    expect(from[0]).toBeGreaterThan(to[0])
    expect(findX('muzdalifah', 'Arafah')).toBeGreaterThan(findX('muzdalifah', 'Muzdalifah'))
    expect(findX('muzdalifah', 'Muzdalifah')).toBeGreaterThan(findX('muzdalifah', 'Mina'))
    expect(/class="pebbles"[\s\S]*?<\/g>/.exec(readDrawing('muzdalifah'))?.[0].match(/<circle/g)).toHaveLength(7)
  })
})

describe('the Jamarat', () => {
  const findLeft = (name: string): number => readPoints('jamarat', name)[0]?.[0] ?? 0

  /** A row of numbers, in the order of the stoning: the small pillar, the middle one, Aqabah. */
  const row = (name: string): readonly (readonly [number, string])[] =>
    [
      ...(new RegExp(`class="${name}"[\\s\\S]*?</g>`).exec(readDrawing('jamarat'))?.[0] ?? '').matchAll(
        /x="(\d+)"[^>]*>([^<]*)</g,
      ),
    ]
      .map(([, x, text = '']) => [Number(x), text] as const)
      .toSorted(([one], [other]) => other - one)

  it('should come from Mina in the order small, middle, Aqabah, which is nearest Makkah', () => {
    expect(findLeft('small')).toBeGreaterThan(findLeft('middle'))
    expect(findLeft('middle')).toBeGreaterThan(findLeft('aqabah'))
    expect(findX('jamarat', 'Mina')).toBeGreaterThan(findLeft('small'))
    expect(findX('jamarat', 'Makkah')).toBeLessThan(findLeft('aqabah'))
    expect(row('order').map(([, text]) => text)).toEqual(['1', '2', '3'])
    const [start = [0, 0]] = readPoints('jamarat', 'way')
    expect(start[0]).toBeGreaterThan(findLeft('small'))
  })

  it('should have 7 pebbles at Aqabah alone on the 10th, then 7 at each: 49 or 70 in all', () => {
    const first = row('tenth').map(([, text]) => Number(text) || 0)
    const later = row('after').map(([, text]) => Number(text))
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

    expect(first).toEqual([0, 0, 7])
    expect(later).toEqual([7, 7, 7])
    expect(sum(first) + 2 * sum(later)).toBe(49)
    expect(sum(first) + 3 * sum(later)).toBe(70)
    expect(readText(hajjSteps)).toContain('You have thrown 49 pebbles in all')
    expect(readText(hajjSteps)).toContain('That makes 70 pebbles in all')
  })
})

describe.each(['haram', 'nabawi'] as const)('the plan of the gates of %s', (mosque) => {
  it('should name each gate of the drawing as the list of gates does', () => {
    const key = `${mosque}-gates` as const
    const numbers = [...readDrawing(key).matchAll(/<text x="[\d.]+" y="[\d.]+">(\d+)<\/text>/g)].map(
      ([, number]) => number,
    )
    const words = drawings[key].words.join(', ')

    expect(numbers).toHaveLength({ haram: 8, nabawi: 6 }[mosque])
    for (const number of numbers) {
      const gate = readGateSeeds().find(
        ({ gateNumber, locationId, kind }) =>
          gateNumber === number && locationId === mosques[mosque].id && kind !== 'courtyard_gate',
      )
      expect(words).toContain(`${number} ${gate?.name ?? 'no gate'}`)
    }
  })
})
