import type { Payload } from 'payload'
import { z } from 'zod'

import { readData } from '@/data/read-data'
import { streetFiles } from '@/data/street-files'
import { type StreetCity } from '@/domain/streets/street-areas'
import type { SqlClient } from '@/server/database/sql-client'
import { inSqlTransaction } from '@/server/database/transaction'
import { streetRecords } from '@/server/imports/streets/street-records'
import { addVersion, listCurrent, type StreetFile, streetHash } from '@/server/imports/streets/street-versions'

/** The streets that ship with the guide. */
export function readShippedStreets(): readonly StreetFile[] {
  const answers = Object.values(streetFiles)
    .flat()
    .map((file) => {
      const { osm3s, elements } = readData(file, extract)
      return { ok: true, timestampOsmBase: osm3s.timestamp_osm_base, elements, rejected: {}, faults: [] } as const
    })
  return streetRecords({ answers, sourceName: 'Shipped with the guide', now: new Date() }).files
}

const corner = z.object({ lat: z.number(), lon: z.number() })

/** Not as an import reads it: the ids below 0 of streets whose own are not known are refused there. */
const extract = z.object({
  osm3s: z.object({ timestamp_osm_base: z.iso.datetime() }),
  elements: z.array(
    z.object({
      type: z.literal('way'),
      id: z.int(),
      tags: z.record(z.string(), z.string()),
      bounds: z.object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() }),
      geometry: z.array(corner),
    }),
  ),
})

/**
 * Adds them for each city that has none yet, or still has those of an earlier release: an editor's import stays.
 *
 * @returns how many
 */
export async function addShippedStreets(payload: Payload): Promise<number> {
  let added = 0
  for (const file of readShippedStreets()) {
    await inSqlTransaction(payload, async (client) => {
      const hash = streetHash(file.bytes)
      const current = (await listCurrent(client)).find(({ city }) => city === file.city)?.hash
      if (current === hash || (current !== undefined && current !== (await findLastShipped(client, file.city)))) return
      await addVersion(client, file, null)
      await storeShipped(client, file.city, hash)
      added += 1
    })
  }
  return added
}

const toKey = (city: StreetCity): string => `street-maps/${city}`

async function findLastShipped(client: SqlClient, city: StreetCity): Promise<string | null> {
  const { rows } = await client.query<{ checksum: string }>('SELECT checksum FROM seed_records WHERE key = $1', [
    toKey(city),
  ])
  return rows[0]?.checksum ?? null
}

/** Records in `seed_records` which file was added, by its hash. */
async function storeShipped(client: SqlClient, city: StreetCity, hash: string): Promise<void> {
  await client.query(
    `INSERT INTO seed_records (key, checksum, document_updated_at) VALUES ($1, $2, 'a version of its own')
     ON CONFLICT (key) DO UPDATE SET checksum = excluded.checksum`,
    [toKey(city), hash],
  )
}
