import { packPlaceIndex } from '@/contracts/place-index'
import { listPlaces } from '@/content/place-list'
import { readOrNull } from '@/server/http/answer-outages'
import { jsonWithEtag, unavailable } from '@/server/http/json-response'

/** Every published place with what a search box and a map need of it, in the fewest bytes. */
export async function GET(request: Request): Promise<Response> {
  const places = await readOrNull(listPlaces)
  // What exactly failed is in the log of the database driver; a public answer names no host and no reason.
  return places === null ? unavailable() : jsonWithEtag(request, packPlaceIndex(places))
}
