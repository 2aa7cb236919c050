import { listMergedPlaces } from '@/content/merged-places'
import { answerRead } from '@/server/http/json-response'

/** Where the places went that editors have merged into others, by id: for what a device remembers of the old ones. */
export const GET = (request: Request): Promise<Response> => answerRead(request, listMergedPlaces)
