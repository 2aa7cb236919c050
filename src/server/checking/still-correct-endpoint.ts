import type { Access, Endpoint, Payload } from 'payload'

import { type MarkNumbers, type MarkRecords, stillCorrectRequestSchema } from '@/contracts/still-correct'
import { fieldErrors } from '@/contracts/submission-parts'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'

import { markNumbers } from './mark-numbers'
import { markStillCorrect } from './mark-still-correct'

/** `POST /cms/api/still-correct`, for who may edit the collection or the page; the guard of the CMS stands in front of it. */
export const stillCorrectEndpoint: Endpoint = {
  path: '/still-correct',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const body: unknown = (await req.json?.()) ?? null
    const request = stillCorrectRequestSchema(body).safeParse(body)
    if (!request.success) {
      const [path, problem] = Object.entries(fieldErrors(request.error))[0] ?? ['', 'The request is not understood.']
      return refusalResponse('cms', new Refusal(400, path === '' ? problem : `${path}: ${problem}`))
    }
    const { data } = request
    // Only a plain yes: no rule of ours is by record.
    if (user === null || (await updateRule(payload, data)({ req })) !== true) {
      return refusalResponse(
        'cms',
        new Refusal(403, 'Only editors and administrators may say that it is still correct.'),
      )
    }
    const now = new Date()
    const results = await ('global' in data
      ? markNumbers(payload, user, data, now)
      : markStillCorrect(payload, user, data, now))
    return jsonResponse({ results })
  },
}

/** Who may edit what it is about. */
function updateRule(payload: Payload, request: MarkRecords | MarkNumbers): Access {
  if ('collection' in request) return payload.collections[request.collection].config.access.update
  const page = payload.globals.config.find(({ slug }) => slug === request.global)
  return page?.access.update ?? (() => false)
}
