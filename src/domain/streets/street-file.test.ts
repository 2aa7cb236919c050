import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { StreetMapError } from './byte-reader'
import { decodeStreetMap, encodeStreetMap } from './street-file'
import { type StreetMap, type StreetWay, WAY_CLASSES } from './street-map'

const name = fc.option(
  fc.record({
    ar: fc.option(fc.string({ unit: 'grapheme', maxLength: 20 })),
    en: fc.option(fc.string({ unit: 'grapheme', maxLength: 20 })),
  }),
)

const points = fc
  .array(fc.tuple(fc.integer({ min: -9_000_000, max: 9_000_000 }), fc.integer({ min: -18_000_000, max: 18_000_000 })), {
    maxLength: 12,
  })
  .map((pairs) => Int32Array.from(pairs.flat()))

const way: fc.Arbitrary<StreetWay> = fc
  .record({
    class: fc.constantFrom(...WAY_CLASSES),
    name,
    points,
    isClosedToWalkers: fc.boolean(),
    isTunnel: fc.boolean(),
    isBridge: fc.boolean(),
    isOffGround: fc.boolean(),
    isBusy: fc.boolean(),
    isEscalator: fc.boolean(),
    walking: fc.constantFrom('both', 'forward', 'backward'),
    isSquare: fc.boolean(),
    wheelchair: fc.option(fc.boolean()),
    knots: fc.array(fc.nat(300), { maxLength: 12 }),
  })
  .map(({ knots, ...rest }) => ({
    ...rest,
    apart: knots
      .slice(0, rest.points.length / 2)
      .flatMap((knot, corner) => (knot === 0 ? [] : [[corner, knot] as const])),
  }))

const streetMap: fc.Arbitrary<StreetMap> = fc.record({
  city: fc.constantFrom('makkah', 'madinah'),
  ways: fc.array(way, { maxLength: 12 }),
  buildings: fc.array(fc.record({ kind: fc.constantFrom('mosque', 'landmark', 'plain'), name, outline: points }), {
    maxLength: 8,
  }),
})

const sample: StreetMap = {
  city: 'makkah',
  ways: [
    {
      class: 'steps',
      name: { ar: 'شارع إبراهيم الخليل', en: 'Ibrahim Al Khalil Street' },
      points: Int32Array.of(2_142_000, 3_982_500, 2_142_010, 3_982_510),
      isClosedToWalkers: false,
      isTunnel: false,
      isBridge: true,
      isOffGround: true,
      isBusy: false,
      isEscalator: true,
      walking: 'forward',
      isSquare: false,
      apart: [[1, 1]],
      wheelchair: false,
    },
  ],
  buildings: [{ kind: 'mosque', name: null, outline: Int32Array.of(2_142_100, 3_982_600, 2_142_100, 3_982_700) }],
}

describe('the file of a street map', () => {
  it('should give back every map as it was', () => {
    fc.assert(
      fc.property(streetMap, (map) => {
        expect(decodeStreetMap(encodeStreetMap(map))).toEqual(map)
      }),
    )
  })

  it('should be refused when it is cut off anywhere', () => {
    const file = encodeStreetMap(sample)
    for (let length = 0; length < file.length; length += 1) {
      expect(() => decodeStreetMap(file.subarray(0, length))).toThrow(StreetMapError)
    }
  })

  it('should be read or refused, never anything else, with any byte of it changed', () => {
    const file = encodeStreetMap(sample)
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), (index, byte) => {
        const damaged = file.slice()
        damaged[index] = byte
        try {
          decodeStreetMap(damaged)
        } catch (error) {
          expect(error).toBeInstanceOf(StreetMapError)
        }
      }),
    )
  })

  it.each([
    ['another kind of file', new TextEncoder().encode('<!doctype html><title>502</title>'), 'no file of streets'],
    ['an empty file', new Uint8Array(), 'no file of streets'],
    ['a later form', withByte(4, 3), 'form 3'],
    ['an earlier form than the first', withByte(4, 0), 'form 0'],
    ['an unknown city', withByte(5, 9), 'damaged'],
    ['bytes behind its end', Uint8Array.of(...encodeStreetMap(sample), 0), 'behind its end'],
  ])('should say what is wrong with %s', (_, file, words) => {
    expect(() => decodeStreetMap(file)).toThrow(words)
  })
})

describe('a file of form 1, of an import before this version', () => {
  /** Steps as a bridge, a road tunnel without a name and a mosque, as that version wrote them. */
  const file = Uint8Array.from(
    Buffer.from(
      '5047534d01000109d8b4d8a7d8b1d8b9075374726565740206010c020100020201000002e0bc8502c892e603141400001414a8be85029094e60300c801',
      'hex',
    ),
  )

  it('should be read, with what it does not say left open', () => {
    const plain = { isEscalator: false, walking: 'both', isSquare: false, apart: [] } as const

    expect(decodeStreetMap(file).ways).toMatchObject([
      { class: 'steps', name: { en: 'Street' }, isBridge: true, isOffGround: true, isBusy: false, ...plain },
      { class: 'major', name: null, isTunnel: true, isOffGround: true, isBusy: true, ...plain },
    ])
    expect(decodeStreetMap(file).buildings).toHaveLength(1)
  })

  it('should be refused when it is cut off anywhere', () => {
    for (let length = 0; length < file.length; length += 1) {
      expect(() => decodeStreetMap(file.subarray(0, length))).toThrow(StreetMapError)
    }
  })
})

function withByte(index: number, byte: number): Uint8Array {
  const file = encodeStreetMap(sample)
  file[index] = byte
  return file
}
