import { Client } from 'pg'

import { generatePlaces } from './generated-places'

/**
 * Fills `locations` up to `total` published places and sees to it that the planner knows. What the seed has stored
 * stays; ids continue after it.
 */
export async function loadPlaces(databaseUri: string, total: number): Promise<void> {
  const client = new Client(databaseUri)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM locations')
    const missing = generatePlaces(total).slice(rows[0]?.count ?? 0)
    await client.query(
      `INSERT INTO locations (name, category, city, address, description, hours, latitude, longitude, wheelchair,
                              women_area, prayer_area, origin, _status, updated_at, created_at)
       SELECT name, category::enum_locations_category, city::enum_locations_city, address, description, hours, latitude,
              longitude, 'unknown', 'unknown', 'unknown', 'osm', 'published', now(), now()
       FROM jsonb_to_recordset($1::jsonb)
         AS place(name text, category text, city text, address text, description text, hours text, latitude numeric,
                  longitude numeric)`,
      [JSON.stringify(missing)],
    )
    await client.query('VACUUM ANALYZE locations')
  } finally {
    await client.end()
  }
}
