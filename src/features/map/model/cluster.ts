import Supercluster from 'supercluster'

import type { Position } from '@/lib/geo/geo'

import { addCounts, type CategoryCounts, countOne } from './cluster-label'
import type { MapPoint } from './map-point'

/** What stands on the map at one scale: a place, or a number of places too close together to tell apart. */
export type MapMark =
  | { readonly kind: 'place'; readonly key: string; readonly point: MapPoint }
  | (Position & {
      readonly kind: 'cluster'
      readonly key: string
      readonly count: number
      readonly counts: CategoryCounts
      /** The scale at which it falls apart; looked for only when it is pressed. */
      readonly findApartZoom: () => number
    })

/** A box in degrees. */
type Area = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

export type FindMarks = (area: Area, zoom: number) => readonly MapMark[]

/** Marks closer than this many pixels become one. Two fingertips' worth, so that a phone shows about thirty. */
const CLUSTER_RADIUS_PX = 72

/** Supercluster counts its radius in parts of a tile, and Leaflet's tiles are this wide. Pixels. */
const TILE_PX = 256

/** From this zoom on nothing is clustered: single houses can be distinguished. */
const LAST_CLUSTERED_ZOOM = 17

/** Sorts the points once; the function it returns is then quick at any scale. */
export function createClusters(points: readonly MapPoint[]): FindMarks {
  const index = new Supercluster<{ readonly point: MapPoint }, { counts: CategoryCounts }>({
    radius: CLUSTER_RADIUS_PX,
    extent: TILE_PX,
    maxZoom: LAST_CLUSTERED_ZOOM,
    // Summed up here: to list the places of a mark takes longer than to make it.
    map: ({ point }) => ({ counts: countOne(point.category) }),
    reduce: (sum, { counts }) => {
      sum.counts = addCounts(sum.counts, counts)
    },
  })
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  )

  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map((feature): MapMark => {
      const { properties } = feature
      if ('point' in properties) return { kind: 'place', key: `place-${properties.point.id}`, point: properties.point }
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates
      return {
        kind: 'cluster',
        key: `cluster-${properties.cluster_id}-${properties.point_count}`,
        latitude,
        longitude,
        count: properties.point_count,
        counts: properties.counts,
        findApartZoom: () => index.getClusterExpansionZoom(properties.cluster_id),
      }
    })
}
