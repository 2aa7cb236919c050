import { bearingBetween } from './bearings'
import type { Position } from './geo'

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export type CompassPoint = (typeof POINTS)[number]

/** The point of the compass in which `to` lies, seen from `from`: the first direction of the great circle, to 45°. */
export const compassPoint = (from: Position, to: Position): CompassPoint => toCompassPoint(bearingBetween(from, to))

/** The point of the compass of a bearing in degrees, 0…360. */
export function toCompassPoint(bearing: number): CompassPoint {
  const eighth = Math.round(bearing / 45)
  return POINTS[eighth % POINTS.length] ?? 'north'
}
