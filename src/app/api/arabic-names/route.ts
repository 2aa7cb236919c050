import { listPlaces } from '@/content/place-list'
import { readOrNull } from '@/server/http/answer-outages'
import { jsonWithEtag, unavailable } from '@/server/http/json-response'

/**
 * The Arabic names of published places by their ids, for lists that show what the signs say: `GET /api/locations` has the
 * fields of the specification (§3) and no others.
 */
export async function GET(request: Request): Promise<Response> {
  const places = await readOrNull(listPlaces)
  // What exactly failed is in the log of the database driver; a public answer names no host and no reason.
  if (places === null) return unavailable()
  const named = places.flatMap(({ id, arabicName }) => (arabicName === null ? [] : [[id, arabicName] as const]))
  return jsonWithEtag(request, Object.fromEntries(named))
}
