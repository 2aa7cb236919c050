import { brotliCompressSync, constants } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { type DrawnElement, readStreets } from './read-streets'
import { decodeStreetMap, encodeStreetMap } from './street-file'
import type { StreetMap } from './street-map'
import { readStreetElements, shippedStreets } from '../../../tests/helpers/shipped-streets'

const line = [
  { lat: 21.42250001, lon: 39.82620049 },
  { lat: 21.42250399, lon: 39.82620101 },
  { lat: 21.423, lon: 39.827 },
]

const way = (id: number, tags: Record<string, string>, geometry: DrawnElement['geometry'] = line): DrawnElement => ({
  type: 'way',
  id,
  tags,
  geometry,
})

const only = (tags: Record<string, string>) => readStreets([way(1, tags)], 'makkah').map.ways[0]

describe('readStreets', () => {
  it.each([
    ['motorway_link', 'motorway'],
    ['trunk', 'major'],
    ['secondary_link', 'major'],
    ['living_street', 'minor'],
    ['service', 'service'],
    ['pedestrian', 'pedestrian'],
    ['path', 'footway'],
    ['steps', 'steps'],
  ])('should read highway=%s as %s', (highway, wayClass) => {
    expect(only({ highway })?.class).toBe(wayClass)
  })

  it.each([
    [{ highway: 'residential' }, false],
    [{ highway: 'motorway' }, true],
    [{ highway: 'motorway', foot: 'yes' }, false],
    [{ highway: 'motorway', sidewalk: 'right' }, false],
    [{ highway: 'motorway', sidewalk: 'no' }, true],
    [{ highway: 'service', access: 'private' }, true],
    [{ highway: 'service', access: 'private', foot: 'permissive' }, false],
    [{ highway: 'footway', foot: 'no' }, true],
    [{ highway: 'trunk', motorroad: 'yes' }, true],
  ])('should know of %j whether it is closed to walkers: %s', (tags, isClosed) => {
    expect(only(tags)?.isClosedToWalkers).toBe(isClosed)
  })

  it.each([
    ['yes', true],
    ['no', false],
    ['limited', null],
  ])('should read wheelchair=%s as %s', (wheelchair, value) => {
    expect(only({ highway: 'footway', wheelchair })?.wheelchair).toBe(value)
  })

  it.each([
    [{ highway: 'secondary', tunnel: 'yes' }, true],
    [{ highway: 'secondary', tunnel: 'yes', 'name:en': 'Pedestrian Road' }, false],
    [{ highway: 'secondary', tunnel: 'yes', name: 'طريق المشاة' }, false],
    [{ highway: 'primary', tunnel: 'yes', name: 'King Fahd Road Tunnel' }, true],
  ])(
    'should take a road tunnel for one beside traffic, unless its name gives it to people on foot: %j',
    (tags, isBusy) => {
      expect(only(tags)?.isBusy).toBe(isBusy)
    },
  )

  it('should read tunnels and bridges, and a “no” as none', () => {
    expect(only({ highway: 'primary', tunnel: 'building_passage', bridge: 'no' })).toMatchObject({
      isTunnel: true,
      isBridge: false,
    })
  })

  it.each([
    [
      { name: 'شارع أجياد', 'name:en': 'Ajyad Street' },
      { ar: 'شارع أجياد', en: 'Ajyad Street' },
    ],
    [{ name: 'Ajyad Street' }, { ar: null, en: 'Ajyad Street' }],
    [{ name: 'شارع أجياد' }, { ar: 'شارع أجياد', en: null }],
    [
      { name: 'شارع أجياد', 'name:ar': 'Ajyad', 'name:en': 'أجياد' },
      { ar: 'شارع أجياد', en: null },
    ],
    [{}, null],
  ])('should put the name of %j into its scripts', (tags, name) => {
    expect(only({ highway: 'primary', ...tags })?.name).toEqual(name)
  })

  it('should round to the units of the map and drop a step that rounding has made nothing of', () => {
    expect([...(only({ highway: 'primary' })?.points ?? [])]).toEqual([2_142_250, 3_982_620, 2_142_300, 3_982_700])
  })

  it('should keep corners apart that are one only after rounding, and join those that a dropped step connects', () => {
    const apart = [
      { lat: 21.42250001, lon: 39.82620001 },
      { lat: 21.421, lon: 39.82 },
    ]
    const onStep = [line[1] ?? null, { lat: 21.42, lon: 39.82 }]
    const { map } = readStreets(
      [way(1, { highway: 'primary' }), way(2, { highway: 'primary' }, apart), way(3, { highway: 'primary' }, onStep)],
      'makkah',
    )

    expect(map.ways.map(({ points }) => [points[0], points[1]])).toEqual(Array(3).fill([2_142_250, 3_982_620]))
    expect(map.ways.map((one) => one.apart)).toEqual([[], [[0, 1]], []])
  })

  it.each([
    [{ highway: 'footway', oneway: 'yes' }, 'forward'],
    [{ highway: 'footway', oneway: '-1' }, 'backward'],
    [{ highway: 'pedestrian', oneway: 'yes' }, 'both'],
    [{ highway: 'residential', oneway: 'yes' }, 'both'],
    [{ highway: 'residential', 'oneway:foot': 'yes' }, 'forward'],
    [{ highway: 'footway', oneway: 'yes', 'oneway:foot': 'no' }, 'both'],
    [{ highway: 'steps', conveying: 'backward' }, 'backward'],
    [{ highway: 'steps', conveying: 'yes' }, 'both'],
    [{ highway: 'footway', 'foot:backward': 'no' }, 'forward'],
  ])('should know of %j in which direction people may walk: %s', (tags, walking) => {
    expect(only(tags)?.walking).toBe(walking)
  })

  it.each([
    [{ tunnel: 'yes' }, true],
    [{ bridge: 'yes' }, true],
    [{ layer: '-1' }, true],
    [{ level: '0;-1' }, false],
    [{ level: '0.5' }, false],
    [{ level: '1;2' }, true],
    [{ level: '0', layer: '1' }, false],
    [{}, false],
  ])('should know of %j whether it is on another level than the ground: %s', (tags, isOffGround) => {
    expect(only({ highway: 'footway', ...tags })?.isOffGround).toBe(isOffGround)
  })

  it('should read a building with its outline closed by itself, and name only what people steer by', () => {
    const corner = { lat: 21.4235, lon: 39.826 }
    const outline = [...line, corner, line[0] ?? null]
    const { map } = readStreets(
      [
        way(3, { building: 'hotel', name: 'Hotel' }, outline),
        way(1, { building: 'yes', amenity: 'place_of_worship', religion: 'muslim', name: 'Masjid' }, outline),
        way(2, { building: 'yes', shop: 'mall', name: 'Mall' }, outline),
      ],
      'makkah',
    )

    expect(map.buildings.map(({ kind, name }) => [kind, name?.en])).toEqual([
      ['mosque', 'Masjid'],
      ['landmark', 'Mall'],
      ['plain', undefined],
    ])
    expect([...(map.buildings[0]?.outline ?? [])]).toEqual([
      2_142_250, 3_982_620, 2_142_300, 3_982_700, 2_142_350, 3_982_600,
    ])
  })

  it('should read a building of several ways from its outer members', () => {
    const corner = { lat: 21.4235, lon: 39.826 }
    const { map, buildingRefs } = readStreets(
      [
        {
          type: 'relation',
          id: 9,
          tags: { type: 'multipolygon', building: 'mosque', name: 'Masjid' },
          members: [
            { role: 'outer', geometry: line },
            { role: 'outer', geometry: [line[0] ?? null, corner, line[2] ?? null] },
            { role: 'inner', geometry: line },
          ],
        },
      ],
      'makkah',
    )

    expect(buildingRefs).toEqual(['relation/9'])
    expect(map.buildings[0]?.outline).toHaveLength(2 * 3)
  })

  it('should say what it left out, and why', () => {
    const { map, leftOut } = readStreets(
      [
        way(1, { highway: 'construction' }),
        way(2, { highway: 'primary' }, [null, ...line]),
        way(3, { highway: 'primary' }, line.slice(0, 2)),
        way(4, { building: 'yes' }, line),
        way(5, { highway: 'primary' }),
        way(5, { highway: 'primary' }),
        { type: 'node', id: 1 },
      ],
      'makkah',
    )

    expect(map.ways).toHaveLength(1)
    expect(leftOut).toEqual({ 'not-a-street': 2, 'not-drawn': 1, 'too-short': 2, duplicate: 1 })
  })
})

describe('the streets that ship', () => {
  const shipped = { makkah: shippedStreets('makkah'), madinah: shippedStreets('madinah') }
  const measureOnWire = (map: StreetMap): number =>
    brotliCompressSync(encodeStreetMap(map), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }).length
  const onWire = { makkah: measureOnWire(shipped.makkah.map), madinah: measureOnWire(shipped.madinah.map) }

  it.each(['makkah', 'madinah'] as const)('should keep %s within 150 KB for a visitor', (city) => {
    const { map } = shipped[city]

    expect(decodeStreetMap(encodeStreetMap(map))).toEqual(map)
    expect(onWire[city]).toBeLessThan(150_000)
  })

  it('should add at most 40 KB for Mina, Muzdalifah and Arafat', () => {
    const { map } = readStreets(readStreetElements('makkah-streets.overpass.json'), 'makkah')

    expect(onWire.makkah - measureOnWire(map)).toBeLessThan(40_000)
  })

  it.each(['makkah', 'madinah'] as const)('should let the ways of %s meet where they meet on the map', (city) => {
    const { map, wayRefs, elements } = shipped[city]
    const drawn = new Map(elements.map((element) => [`way/${element.id}`, element.geometry ?? []]))
    const placeOnMap = new Map<string, string>()
    const apart: string[] = []
    for (const [index, ref] of wayRefs.entries()) {
      const first = drawn.get(ref)?.[0]
      const onMap = `${first?.lat} ${first?.lon}`
      const inFile = [...(map.ways[index]?.points.slice(0, 2) ?? [])].join(' ')
      if ((placeOnMap.get(onMap) ?? inFile) !== inFile) apart.push(ref)
      placeOnMap.set(onMap, inFile)
    }

    expect(apart).toEqual([])
    expect(placeOnMap.size).toBeLessThan(wayRefs.length)
  })
})
