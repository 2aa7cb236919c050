import type { Route } from 'next'

import type { Position } from '@/lib/geo/geo'

/** Where a walk begins or ends, as an address names it. */
export type Spot =
  { readonly kind: 'place' | 'gate'; readonly id: number } | { readonly kind: 'point'; readonly position: Position }

export type WalkEnds = {
  /** `null`: where the visitor is. */
  readonly from: Spot | null
  /** `null` until it is chosen. */
  readonly to: Spot | null
}

/** Decimals of a degree: a metre. */
const DECIMALS = 5

/** The address of a walk: "/walk#to=gate:3&from=21.42250,39.82620". A fragment, so that no server learns of it. */
export function walkHref({ from = null, to = null }: Partial<WalkEnds>): Route {
  const parts = [
    ['to', to],
    ['from', from],
  ] as const
  const named = parts.flatMap(([name, spot]) => (spot === null ? [] : [`${name}=${formatSpot(spot)}`]))
  return (named.length === 0 ? '/walk' : `/walk#${named.join('&')}`) as Route
}

/** What a fragment asks for, with or without its `#`; whatever cannot be read is taken for not given. */
export function parseWalkEnds(fragment: string): WalkEnds {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  return { from: parseSpot(values.get('from') ?? ''), to: parseSpot(values.get('to') ?? '') }
}

const formatSpot = (spot: Spot): string =>
  spot.kind === 'point'
    ? `${spot.position.latitude.toFixed(DECIMALS)},${spot.position.longitude.toFixed(DECIMALS)}`
    : `${spot.kind}:${spot.id}`

function parseSpot(text: string): Spot | null {
  const record = /^(place|gate):([1-9]\d{0,8})$/.exec(text)
  if (record !== null) return { kind: record[1] === 'gate' ? 'gate' : 'place', id: Number(record[2]) }
  const point = /^(-?\d{1,3}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text)
  if (point === null) return null
  const position = { latitude: Number(point[1]), longitude: Number(point[2]) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? { kind: 'point', position } : null
}
