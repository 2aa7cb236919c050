import { CITY_RADIUS_KM } from '@/domain/places/city-centres'
import { mosques } from '@/domain/gates/mosques'
import { distanceMetres, type Position } from '@/lib/geo/geo'

/** What a map shows: its middle, and how far it is from there to its nearest edge. */
export type MapArea = { readonly middle: Position; readonly radiusMetres: number }

/** From where the places of the list are sorted. */
export type ListOrigin = { readonly kind: 'you' | 'middle' | 'mosque'; readonly at: Position }

/** As the server sorts. */
export const FROM_MOSQUE: ListOrigin = { kind: 'mosque', at: mosques.haram }

/** Over the list. */
export const originLabels: Readonly<Record<ListOrigin['kind'], string>> = {
  you: 'Nearest to you',
  middle: 'Nearest to the map’s middle',
  mosque: `Nearest to ${mosques.haram.name}`,
}

/** A part of the radius: rows stay while the middle has moved by less, because a list that keeps changing cannot be read. */
const STAY_SHARE = 0.5

/** Parts of the radius: whoever is sorted from stays it until so far outside the map. */
const LEAVE_SHARE = 1.25

/**
 * From where the list is sorted next, the same object while that is as before: from the visitor while the map shows them, from
 * the middle of what it shows otherwise. A map that holds more than a city has no middle anybody means, and counts as none.
 */
export function nextOrigin(before: ListOrigin, visitor: Position | null, area: MapArea | null): ListOrigin {
  const shown = area !== null && area.radiusMetres <= CITY_RADIUS_KM * 1000 ? area : null
  if (visitor !== null && isShown(visitor, shown, before.kind === 'you')) {
    return before.kind === 'you' && before.at === visitor ? before : { kind: 'you', at: visitor }
  }
  if (shown === null) return FROM_MOSQUE
  const isNear = distanceMetres(before.at, shown.middle) <= STAY_SHARE * shown.radiusMetres
  return before.kind !== 'you' && isNear ? before : { kind: 'middle', at: shown.middle }
}

const isShown = (visitor: Position, area: MapArea | null, isSortedFrom: boolean): boolean =>
  area === null || distanceMetres(visitor, area.middle) <= area.radiusMetres * (isSortedFrom ? LEAVE_SHARE : 1)

/** Of the edges of a map, in degrees. */
export function toArea(edges: Readonly<Record<'south' | 'west' | 'north' | 'east', number>>): MapArea {
  const middle = { latitude: (edges.south + edges.north) / 2, longitude: (edges.west + edges.east) / 2 }
  return {
    middle,
    radiusMetres: Math.min(
      distanceMetres(middle, { ...middle, latitude: edges.north }),
      distanceMetres(middle, { ...middle, longitude: edges.east }),
    ),
  }
}
