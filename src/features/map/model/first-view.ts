import type { Position } from '@/lib/geo/geo'
import { mosques } from '@/domain/gates/mosques'
import { findStreetCity } from '@/domain/streets/street-areas'

/**
 * Around what a map of everything begins: around the visitor where the guide has streets, and around Masjid al-Haram
 * otherwise. All three cities at once are three numbers on an empty ground.
 */
export const firstMiddle = (visitor: Position | null): Position =>
  visitor !== null && findStreetCity(visitor.latitude, visitor.longitude) !== null ? visitor : mosques.haram
