import type { GateDto } from '@/contracts/mosque-gates'
import type { IndexedPlace } from '@/contracts/place-index'
import { placeDirections, pointDirections } from '@/domain/places/directions'
import { gateDirections } from '@/domain/gates/gate-directions'
import { gateHref } from '@/domain/gates/gate-links'
import { gateLabel } from '@/domain/gates/gate-names'
import type { Position } from '@/lib/geo/geo'
import { placeHref } from '@/domain/places/place-links'
import type { Route } from 'next'

/** A place, a gate or a point, with what a screen of directions shows of it. */
export type KnownSpot = {
  readonly name: string
  readonly arabicName: string | null
  readonly isGate: boolean
  /** `null` when unknown. */
  readonly position: Position | null
  /** Its own page; `null` for a point. */
  readonly page: Route | null
  /** The way there in a map service. */
  readonly mapsUrl: string
}

export function toPlaceSpot(place: IndexedPlace): KnownSpot {
  return {
    name: place.name,
    arabicName: null,
    isGate: false,
    position: toPosition(place),
    page: placeHref(place.id),
    mapsUrl: placeDirections(place),
  }
}

export function toGateSpot(gate: GateDto): KnownSpot {
  const { id, locationId: mosqueId, name, gate_number: gateNumber, latitude, longitude } = gate
  return {
    name: gateLabel({ name, gateNumber }),
    arabicName: gate.arabic_name,
    isGate: true,
    position: toPosition(gate),
    page: gateHref({ id, mosqueId }),
    mapsUrl: gateDirections({ directionsUrl: gate.directions_url, mosqueId, latitude, longitude }),
  }
}

export function toPointSpot(position: Position): KnownSpot {
  return {
    name: 'A point on the map',
    arabicName: null,
    isGate: false,
    position,
    page: null,
    mapsUrl: pointDirections(position),
  }
}

type Coordinates = { readonly latitude: number | null; readonly longitude: number | null }

const toPosition = ({ latitude, longitude }: Coordinates): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
