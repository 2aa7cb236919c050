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

/** Degrees clockwise from north, 0…360, in which `to` lies, seen from `from`: the first direction of the great circle. */
export function bearingBetween(from: Position, to: Position): number {
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn)
  return (degrees(Math.atan2(east, north)) + 360) % 360
}

/** How far to the right somebody turns who goes in one direction and then in another: −180…180 degrees. */
export function turnBetween(before: number, after: number): number {
  const turn = (((after - before) % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

const radians = (angle: number): number => (angle * Math.PI) / 180

const degrees = (angle: number): number => (angle * 180) / Math.PI
