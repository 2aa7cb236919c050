import { listOpeningHours } from '@/content/opening-hours'
import { answerRead } from '@/server/http/json-response'

/** When the places of the guide are open, for lists that show it: see `openingHoursSchema`. */
export const GET = (request: Request): Promise<Response> => answerRead(request, listOpeningHours)
