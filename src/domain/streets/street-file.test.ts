import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { StreetMapError } from './byte-reader'
import { decodeStreetMap, encodeStreetMap } from './street-file'
import { type StreetMap, WAY_CLASSES } from './street-map'

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

const streetMap: fc.Arbitrary<StreetMap> = fc.record({
  city: fc.constantFrom('makkah', 'madinah'),
  ways: fc.array(
    fc.record({
      class: fc.constantFrom(...WAY_CLASSES),
      name,
      points,
      isClosedToWalkers: fc.boolean(),
      isTunnel: fc.boolean(),
      isBridge: fc.boolean(),
      wheelchair: fc.option(fc.boolean()),
    }),
    { maxLength: 12 },
  ),
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
    ['a later form', withByte(4, 2), 'form 2'],
    ['an unknown city', withByte(5, 9), 'damaged'],
    ['bytes behind its end', Uint8Array.of(...encodeStreetMap(sample), 0), 'behind its end'],
  ])('should say what is wrong with %s', (_, file, words) => {
    expect(() => decodeStreetMap(file)).toThrow(words)
  })
})

function withByte(index: number, byte: number): Uint8Array {
  const file = encodeStreetMap(sample)
  file[index] = byte
  return file
}
