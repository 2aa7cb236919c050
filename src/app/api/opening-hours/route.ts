import { listOpeningHours } from '@/content/opening-hours'
import { readOrNull } from '@/server/http/answer-outages'
import { jsonWithEtag, unavailable } from '@/server/http/json-response'

/** When the places of the guide are open, for lists that show it: see `openingHoursSchema`. */
export async function GET(request: Request): Promise<Response> {
  const hours = await readOrNull(listOpeningHours)
  // What exactly failed is in the log of the database driver; a public answer names no host and no reason.
  return hours === null ? unavailable() : jsonWithEtag(request, hours)
}
