import type { StreetVersion } from '@/domain/streets/street-address'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { listCurrent, readStreetFile } from '@/server/imports/streets/street-versions'
import { cms } from './payload'

/** Which version of each city's streets is the current one; a city without streets is not in it. */
export const listStreetVersions = cached(
  { key: 'street-versions', tags: () => [cacheTags.streets] },
  async (): Promise<readonly StreetVersion[]> => listCurrent((await cms()).db.pool),
)

/** The file of a version, `null` for one that is not kept. Not kept in memory here: the response cache has the bytes. */
export async function findStreetFile(version: StreetVersion): Promise<Uint8Array<ArrayBuffer> | null> {
  return readStreetFile((await cms()).db.pool, version)
}
