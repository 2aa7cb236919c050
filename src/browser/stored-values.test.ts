import { describe, expect, it, vi } from 'vitest'

import { cities } from '@/domain/places/cities'

import {
  announceStoredChange,
  deleteStoredData,
  followMerges,
  MAX_FAVOURITES,
  parseStored,
  readFlag,
  readStored,
  removeStored,
  storedKeys,
  subscribeToStored,
  toggleFavourite,
  writeFlag,
  writeStored,
} from './stored-values'
import { makeStorage, refuseStorage } from '../../tests/helpers/memory-storage'

const holding = (text: string | null) => () => ({ getItem: () => text })

const badValues = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '1e999',
  'TRUE',
  '{"latitude":',
  '{"__proto__":{"latitude":21.4,"longitude":39.8}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '["21.4","39.8"]',
  '\u0000\uD800<script>alert(1)</script>',
  '9'.repeat(400),
  '['.repeat(20_000),
] as const

describe('parseStored', () => {
  it.each(storedKeys.flatMap((key) => badValues.map((text) => [key, text] as const)))(
    'should find nothing usable under %s in a bad text',
    (key, text) => {
      expect(parseStored(key, text)).toBeNull()
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  it.each([
    ['true', true],
    ['false', false],
    ['0', null],
    ['1', null],
    ['"true"', null],
    ['true ', null],
  ])('should read the flag %j as %j', (text, expected) => {
    expect(parseStored('tour-completed', text)).toBe(expected)
  })

  it.each([
    ['{"latitude":21.4225,"longitude":39.8262}', { latitude: 21.4225, longitude: 39.8262 }],
    ['{"latitude":0,"longitude":0}', null],
    ['{"latitude":0,"longitude":39}', { latitude: 0, longitude: 39 }],
    ['{"latitude":-90,"longitude":180}', { latitude: -90, longitude: 180 }],
    ['{"latitude":21,"longitude":39,"accuracy":9,"__proto__":{"x":1}}', { latitude: 21, longitude: 39 }],
    ['{"latitude":90.0001,"longitude":0}', null],
    ['{"latitude":0,"longitude":-180.0001}', null],
    ['{"latitude":"21.4225","longitude":"39.8262"}', null],
    ['{"latitude":1e999,"longitude":39}', null],
    ['{"latitude":21.4225}', null],
    ['{"latitude":null,"longitude":null}', null],
    ['[21.4225,39.8262]', null],
  ])('should read the position %s', (text, expected) => {
    expect(parseStored('lastKnownPosition', text)).toEqual(expected)
  })

  it.each(cities)('should read back the chosen city %s', (city) => {
    expect(parseStored('chosenCity', JSON.stringify(city))).toBe(city)
  })

  it.each([
    ['"Atlantis"', null],
    ['Makkah', null],
    ['"makkah"', null],
  ])('should read no city from %s', (text, expected) => {
    expect(parseStored('chosenCity', text)).toBe(expected)
  })

  it.each([
    ['1800000000000', 1_800_000_000_000],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['"1800000000000"', null],
    ['1e400', null],
  ])('should read the time %s', (text, expected) => {
    expect(parseStored('positionTakenAt', text)).toBe(expected)
  })

  it.each([
    ['[]', []],
    ['[255,239]', [255, 239]],
    ['[255,255,7]', [255, 7]],
    ['[255,"239"]', null],
    ['[1.5]', null],
    ['[-1]', null],
    ['[0]', null],
    ['{"0":255,"length":1}', null],
  ])('should read the favourites %s', (text, expected) => {
    expect(parseStored('favourites', text)).toEqual(expected)
  })

  it('should stop reading favourites at the limit', () => {
    const many = Array.from({ length: MAX_FAVOURITES + 9 }, (_, index) => index + 1)

    expect(parseStored('favourites', JSON.stringify(many))).toHaveLength(MAX_FAVOURITES)
  })
})

describe('readStored', () => {
  it.each([
    [holding(null), { kind: 'missing' }],
    [holding('{"latitude":200,"longitude":0}'), { kind: 'corrupt' }],
    [holding('{"latitude":1,"longitude":2}'), { kind: 'value', value: { latitude: 1, longitude: 2 } }],
    [refuseStorage, { kind: 'blocked' }],
  ])('should tell missing, corrupt and blocked apart (%#)', (storage, expected) => {
    expect(readStored(storage, 'lastKnownPosition')).toEqual(expected)
  })
})

describe('writeStored', () => {
  it.each([
    ['offlineMode', true, 'true'],
    ['tour-skipped', false, 'false'],
    ['favourites', [255, 239], '[255,239]'],
    ['lastKnownPosition', { latitude: 21.4225, longitude: 39.8262 }, '{"latitude":21.4225,"longitude":39.8262}'],
  ] as const)('should write %s so that it reads back', (key, value, text) => {
    const storage = makeStorage({})

    expect(writeStored(() => storage, key, value)).toBe(true)
    expect(storage.texts.get(key)).toBe(text)
    expect(readStored(() => storage, key)).toEqual({ kind: 'value', value })
  })

  it('should say so when nothing can be kept', () => {
    expect(writeStored(refuseStorage, 'darkMode', true)).toBe(false)
    expect(removeStored(refuseStorage, 'darkMode')).toBe(false)
  })
})

describe('deleteStoredData', () => {
  it('should clear exactly the keys of the guide', () => {
    const ours = Object.fromEntries(storedKeys.map((key) => [key, 'true']))
    const storage = makeStorage({ ...ours, 'payload-theme': 'dark', offlineModeOther: 'x' })

    expect(deleteStoredData(() => storage)).toBe(true)
    expect([...storage.texts.keys()]).toEqual(['payload-theme', 'offlineModeOther'])
  })

  it('should say so when the browser refuses', () => {
    expect(deleteStoredData(refuseStorage)).toBe(false)
  })
})

describe('subscribeToStored', () => {
  it('should hear of changes here and in other tabs until stopped', () => {
    const page = new EventTarget()
    const onChange = vi.fn()
    const stop = subscribeToStored(page, onChange)

    announceStoredChange(page)
    page.dispatchEvent(new Event('storage'))
    stop()
    announceStoredChange(page)

    expect(onChange).toHaveBeenCalledTimes(2)
  })
})

describe('readFlag', () => {
  it.each([
    ['true', true],
    ['false', false],
    [null, null],
    ['', null],
    ['TRUE', null],
    ['1', null],
    ['{"on":true}', null],
  ])('should read %j as %j', (text, expected) => {
    expect(readFlag(holding(text), 'darkMode')).toBe(expected)
  })

  it('should know no choice when storage is blocked', () => {
    expect(readFlag(refuseStorage, 'offlineMode')).toBeNull()
  })
})

describe('writeFlag', () => {
  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('should store %j as %j', (isOn, text) => {
    const setItem = vi.fn()

    expect(writeFlag(() => ({ setItem }), 'offlineMode', isOn)).toBe(true)
    expect(setItem).toHaveBeenCalledExactlyOnceWith('offlineMode', text)
  })

  it('should say so when storage is full', () => {
    const setItem = () => {
      throw new DOMException('Quota', 'QuotaExceededError')
    }

    expect(writeFlag(() => ({ setItem }), 'darkMode', true)).toBe(false)
  })

  it('should say so when storage is blocked', () => {
    expect(writeFlag(refuseStorage, 'darkMode', true)).toBe(false)
  })
})

describe('toggleFavourite', () => {
  it.each<[string, readonly number[], number, readonly number[]]>([
    ['the first', [], 255, [255]],
    ['another, before the others', [255], 239, [239, 255]],
    ['one that is there, which goes', [239, 255, 7], 255, [239, 7]],
    ['the last one, which goes', [255], 255, []],
  ])('should take %s', (_, before, id, after) => {
    expect(toggleFavourite(before, id)).toEqual(after)
  })

  it('should let the oldest go above the limit, and keep what storage can read back', () => {
    const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1)

    const favourites = toggleFavourite(full, 9999)

    expect(favourites).toHaveLength(MAX_FAVOURITES)
    expect([favourites[0], favourites.at(-1)]).toEqual([9999, MAX_FAVOURITES - 1])
    expect(parseStored('favourites', JSON.stringify(favourites))).toEqual(favourites)
  })
})

describe('followMerges', () => {
  const mergedInto = new Map([
    [7, 255],
    [8, 255],
  ])

  it.each<[string, readonly number[], readonly number[]]>([
    ['the heart of a merged place', [7, 239], [255, 239]],
    ['two places merged into one, with one heart', [239, 7, 8], [239, 255]],
    ['a place whose other part has a heart already', [7, 239, 255], [255, 239]],
  ])('should follow %s', (_, before, after) => {
    expect(followMerges(before, mergedInto)).toEqual(after)
  })

  it('should leave the list it was given alone when nothing was merged', () => {
    const favourites = [239, 255]

    expect(followMerges(favourites, mergedInto)).toBe(favourites)
  })
})
