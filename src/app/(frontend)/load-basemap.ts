import { listStreetVersions } from '@/content/streets'
import { env } from '@/env'
import type { Basemap } from '@/domain/streets/basemap'

/** What lies under the marks of the maps of a page. */
export async function loadBasemap(): Promise<Basemap> {
  return env.TILE_URL === ''
    ? { streets: await listStreetVersions(), tileUrl: null }
    : { streets: [], tileUrl: env.TILE_URL }
}
