import { listMergedPlaces } from '@/content/merged-places'
import { readOrNull } from '@/server/http/answer-outages'
import { jsonWithEtag, unavailable } from '@/server/http/json-response'

/** Where the places went that editors have merged into others, by id: for what a device remembers of the old ones. */
export async function GET(request: Request): Promise<Response> {
  const merges = await readOrNull(listMergedPlaces)
  // What exactly failed is in the log of the database driver; a public answer names no host and no reason.
  return merges === null ? unavailable() : jsonWithEtag(request, merges)
}
