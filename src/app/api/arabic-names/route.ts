import { listPlaces } from '@/content/place-list'
import { answerRead } from '@/server/http/json-response'

/**
 * The Arabic names of published places by their ids, for lists that show what the signs say: `GET /api/locations` has the
 * fields of the specification (§3) and no others.
 */
export const GET = (request: Request): Promise<Response> =>
  answerRead(request, listPlaces, (places) =>
    Object.fromEntries(
      places.flatMap(({ id, arabicName }) => (arabicName === null ? [] : [[id, arabicName] as const])),
    ),
  )
