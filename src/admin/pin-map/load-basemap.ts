import type { Payload } from 'payload'

import type { Basemap } from '@/domain/streets/basemap'
import { env } from '@/env'
import { listCurrent } from '@/server/imports/streets/street-versions'

/** What a map of the admin shows below its pins: our own streets, or the tiles of the setting. */
export const loadBasemap = async ({ db }: Payload): Promise<Basemap> =>
  env.TILE_URL === '' ? { streets: await listCurrent(db.pool), tileUrl: null } : { streets: [], tileUrl: env.TILE_URL }
