import type { SqlClient } from '@/server/database/sql-client'
import type { CuratedPlace } from '../osm/select-places'

type CuratedRow = {
  name: string | null
  arabic_name: string | null
  latitude: number | null
  longitude: number | null
  osm_ref: string | null
}

/**
 * Places people have written, which the map's version never stands beside, and map objects that were merged into another
 * place. `refs`: more map objects known to be curated places.
 */
export async function readCurated(client: SqlClient, refs: readonly string[]): Promise<readonly CuratedPlace[]> {
  const { rows } = await client.query<CuratedRow>(
    `SELECT name, arabic_name, latitude::float8, longitude::float8, osm_ref FROM locations
     WHERE origin::text <> 'osm' AND deleted_at IS NULL AND name IS NOT NULL ORDER BY id`,
  )
  const merged = await client.query<{ osm_ref: string }>(
    'SELECT osm_ref FROM place_merges WHERE osm_ref IS NOT NULL ORDER BY old_id',
  )
  const otherRefs = [...refs, ...merged.rows.map(({ osm_ref }) => osm_ref)]
  return [
    ...rows.map(({ name, arabic_name, latitude, longitude, osm_ref }) => ({
      osmRefs: osm_ref === null ? [] : [osm_ref],
      name: name ?? '',
      arabicName: arabic_name,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    })),
    { osmRefs: otherRefs, name: '', arabicName: null, position: null },
  ]
}
