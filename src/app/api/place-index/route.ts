import { packPlaceIndex } from '@/contracts/place-index'
import { listPlaces } from '@/content/place-list'
import { answerRead } from '@/server/http/json-response'

/** Every published place with what a search box and a map need of it, in the fewest bytes. */
export const GET = (request: Request): Promise<Response> => answerRead(request, listPlaces, packPlaceIndex)
