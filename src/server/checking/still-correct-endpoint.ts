import type { Endpoint } from 'payload'

import { stillCorrectRequestSchema } from '@/contracts/still-correct'
import { fieldErrors } from '@/contracts/submission-parts'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'

import { markStillCorrect } from './mark-still-correct'

/** `POST /cms/api/still-correct`, for who may edit the collection; the guard of the CMS stands in front of it. */
export const stillCorrectEndpoint: Endpoint = {
  path: '/still-correct',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    const body: unknown = (await req.json?.()) ?? null
    const request = stillCorrectRequestSchema.safeParse(body)
    if (!request.success) {
      const [path, problem] = Object.entries(fieldErrors(request.error))[0] ?? ['', 'The request is not understood.']
      return refusalResponse('cms', new Refusal(400, path === '' ? problem : `${path}: ${problem}`))
    }
    const { update } = payload.collections[request.data.collection].config.access
    // Only a plain yes: no rule of ours is by record.
    if (user === null || (await update({ req })) !== true) {
      return refusalResponse(
        'cms',
        new Refusal(403, 'Only editors and administrators may say that it is still correct.'),
      )
    }
    return jsonResponse({ results: await markStillCorrect(payload, user, request.data, new Date()) })
  },
}
