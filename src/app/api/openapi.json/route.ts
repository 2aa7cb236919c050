import { jsonWithEtag } from '@/server/http/json-response'

import { makeDocument } from './make-document'

const document = makeDocument()

/** What the documented calls take and answer, for programs: OpenAPI 3.1. The same until the guide itself is another. */
export const GET = (request: Request): Promise<Response> => jsonWithEtag(request, document)
