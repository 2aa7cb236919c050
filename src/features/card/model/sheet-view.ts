import type { TileView } from '@/browser/streets/draw-tile'
import type { Position } from '@/lib/geo/geo'
import { LAYOUT_ZOOM, worldX, worldY } from '@/domain/streets/drawn-streets'
import { findStreetCity, type StreetCity } from '@/domain/streets/street-areas'
import { type Card, type SpotKey, SPOTS } from '@/shared/card/card'

/** A spot of the card as it is marked on the map. */
export type SheetSpot = { readonly key: SpotKey; readonly position: Position }

/** What of the card the map of one city can show: that of the hotel, else of the next spot with a position. */
export function spotsOnMap(card: Card): { readonly city: StreetCity; readonly spots: readonly SheetSpot[] } | null {
  const placed = SPOTS.flatMap((key) => {
    const position = card[key]?.position ?? null
    const city = position === null ? null : findStreetCity(position.latitude, position.longitude)
    return position === null || city === null ? [] : [{ key, position, city }]
  })
  const city = placed[0]?.city
  if (city === undefined) return null
  return { city, spots: placed.filter((spot) => spot.city === city).map(({ key, position }) => ({ key, position })) }
}

/** Closer a street is wider than it helps. */
const CLOSEST = 17

/** Around the outermost spots, as a share of the map's side. */
const MARGIN = 0.15

type SheetView = TileView & {
  /** Where a position is drawn, in pixels from the upper left corner. */
  readonly place: (position: Position) => { readonly x: number; readonly y: number }
}

/** The closest view that shows all positions, of which there is at least one. `size` is the side in pixels. */
export function fitView(positions: readonly Position[], size: number): SheetView {
  const xs = positions.map(({ longitude }) => worldX(longitude))
  const ys = positions.map(({ latitude }) => worldY(latitude))
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = size * (1 - 2 * MARGIN)
  // Of one spot the span is nothing, and the room for it endless.
  const zoom = Math.min(CLOSEST, LAYOUT_ZOOM + Math.log2(room / Math.max(east - west, south - north)))
  const scale = 2 ** (zoom - LAYOUT_ZOOM)
  const left = ((west + east) / 2) * scale - size / 2
  const top = ((north + south) / 2) * scale - size / 2
  return {
    zoom,
    left,
    top,
    size,
    place: ({ latitude, longitude }) => ({ x: worldX(longitude) * scale - left, y: worldY(latitude) * scale - top }),
  }
}
