import { describe, expect, it } from 'vitest'

import {
  byImportance,
  layingOutTexts,
  type MarkedPoint,
  type NamedPoint,
  type StreetText,
} from '@/browser/streets/street-texts'
import { mosques } from '@/domain/gates/mosques'
import { type DrawnStreets, LAYOUT_ZOOM, layOutStreets, worldX, worldY } from '@/domain/streets/drawn-streets'
import { coverLabel, reachesInto } from '@/domain/streets/place-labels'
import { toArabicNames } from '@/queries/named-places'
import { readGateSeeds } from '@/seed/gates'
import { readPlaceSeeds } from '@/seed/places'

import { shippedStreets } from '../../../tests/helpers/shipped-streets'
import { findLandmarks, type Landmark, nameSpots, placeNames } from './model/landmarks'

/** Of the size of the type: letters are so wide on the average. */
const LETTER = 0.56

/** A canvas that can measure, for there is no other here. */
const canvas = {
  font: '',
  measureText({ length }: string) {
    return { width: length * LETTER * Number(/([\d.]+)px/.exec(this.font)?.[1]) }
  },
} as CanvasRenderingContext2D

const gates = readGateSeeds().flatMap(({ latitude, longitude, gateNumber: text }) =>
  latitude === null || longitude === null || text === null || text.length > 4 ? [] : [{ latitude, longitude, text }],
)

type Label = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly width: number
  readonly height: number
}

/** Whether two boxes share more than a line, whatever their angles: on some side of one of them they do not if they do not. */
function overlap(one: Label, other: Label): boolean {
  const axes = [one, one, other, other].map(({ angle }, side) => angle + (side % 2) * (Math.PI / 2))
  return axes.every((axis) => {
    const reach = ({ angle, width, height }: Label) =>
      (Math.abs(Math.cos(angle - axis)) * width + Math.abs(Math.sin(angle - axis)) * height) / 2
    const apart = Math.abs((one.x - other.x) * Math.cos(axis) + (one.y - other.y) * Math.sin(axis))
    return apart < reach(one) + reach(other) - 0.01
  })
}

/** Wider than any two labels that touch. Pixels. */
const NEAR = 900

/** The pairs that touch, by their texts. */
const listOverlaps = (labels: readonly Label[]): readonly string[] =>
  labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR && overlap(one, other))
      .map((other) => `${one.text} on ${other.text}`),
  )

/** As wide as they are on the map, and one below the other. */
function measureName({ name, arabicName }: Landmark, scale: number) {
  const widths = [name, arabicName ?? ''].map((text) => text.length * 12 * LETTER * scale)
  const width = Math.min(Math.max(...widths), 144 * scale)
  const lines = widths.reduce((sum, one) => sum + Math.ceil(one / width), 0)
  return { width, height: lines * 14.4 * scale }
}

/** Everything a city has written at a zoom: what streets, gates and buildings are called, and then the landmarks. */
function writeAll(streets: DrawnStreets, landmarks: readonly Landmark[], zoom: number, scale: number) {
  const toPoint = ({ latitude, longitude, ...point }: MarkedPoint | NamedPoint) => ({
    ...point,
    x: worldX(longitude) - streets.origin.x,
    y: worldY(latitude) - streets.origin.y,
  })
  const layingOut = layingOutTexts(canvas, streets, {
    zoom,
    style: { latin: 'latin', arabic: 'arabic', scale },
    points: byImportance(zoom >= 17 ? gates : [], landmarks).map(toPoint),
  })
  let step = layingOut.next()
  while (!step.done) step = layingOut.next()
  const texts = step.value.filter(({ wish }) => wish.kind !== 'foreign')
  const circles = texts.flatMap(coverLabel)
  const names = landmarks.map((landmark) => {
    const size = measureName(landmark, scale)
    const at = { x: worldX(landmark.longitude), y: worldY(landmark.latitude) }
    const pixels = 2 ** (zoom - LAYOUT_ZOOM)
    return { spots: nameSpots({ x: at.x * pixels, y: at.y * pixels }, size.width, size.height), text: landmark.name }
  })
  const spots = placeNames(
    names.map(({ spots }) => ({ spots: spots.map((spot) => ({ ...spot, spot })), isAboveMarks: false })),
    [],
    (spot) => circles.some((circle) => reachesInto(circle, spot)),
  )
  return { texts: texts.map(toLabel), names: spots.map((spot, index) => ({ spot, text: names[index]?.text ?? '' })) }
}

const toLabel = ({ wish: { texts, width, height }, x, y, angle }: StreetText): Label => ({
  text: texts.join(' / '),
  x,
  y,
  angle,
  width,
  height,
})

const places = readPlaceSeeds().places.map((place, index) => ({
  ...place,
  id: place.id ?? 1_000_000 + index,
  hours: null,
}))

const drawn = await Promise.all(
  Object.values(mosques).map(async ({ name, city }) => ({
    city,
    mosque: name,
    landmarks: findLandmarks(
      places.filter((place) => place.city === city),
      toArabicNames(places),
    ),
    streets: await layOutStreets(shippedStreets(city === 'Makkah' ? 'makkah' : 'madinah').map, () => Promise.resolve()),
  })),
)

describe.each(drawn)('the names on the map of $city', ({ streets, mosque, landmarks }) => {
  it.each([15, 16, 17, 18, 19].flatMap((zoom) => [1, 2].map((scale) => [zoom, scale] as const)))(
    'should touch no other name at zoom %i with text %i times as large',
    (zoom, scale) => {
      const { texts, names } = writeAll(streets, landmarks, zoom, scale)
      const placed = names.flatMap(({ spot, text }) =>
        spot === null
          ? []
          : [
              {
                text,
                x: (spot.left + spot.right) / 2,
                y: (spot.top + spot.bottom) / 2,
                angle: 0,
                width: spot.right - spot.left,
                height: spot.bottom - spot.top,
              },
            ],
      )
      expect(listOverlaps([...placed, ...texts])).toEqual([])
      // What people steer by comes before the streets.
      expect(placed[0]?.text).toBe(mosque)
      expect(placed.length / names.length).toBeGreaterThan(scale === 1 ? 0.7 : 0.4)
    },
  )
})
