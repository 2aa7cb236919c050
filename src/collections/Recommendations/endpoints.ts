import type { Endpoint, PayloadRequest } from 'payload'

import { editors, moderators } from '@/access/rules'
import { settlingRequestSchema } from '@/contracts/handed-over'
import { reviewRequestSchema } from '@/contracts/review-decisions'
import { queueQuerySchema } from '@/contracts/review-queue'
import type { ReviewResult } from '@/contracts/review-results'
import { fieldErrors } from '@/contracts/submission-parts'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'
import { loadHandedOver } from '@/server/moderation/load-handed-over'
import { loadQueue } from '@/server/moderation/load-queue'
import { review } from '@/server/moderation/review'

/** `POST /cms/api/recommendations/review`: what moderators do with submissions. */
const reviewEndpoint: Endpoint = {
  path: '/review',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (user === null || !moderators({ req })) return refuseForbidden(FOR_MODERATORS)
    const request = reviewRequestSchema.safeParse(await readBody(req))
    if (!request.success) return refuseUnreadable(fieldErrors(request.error))
    const results = await review(req.payload, user, request.data)
    return jsonResponse({ results }, chooseStatus(results))
  },
}

/** `GET /cms/api/recommendations/queue`: what waits, and what was decided. */
const queueEndpoint: Endpoint = {
  path: '/queue',
  method: 'get',
  handler: async (req) => {
    const { user } = req
    if (user === null || !moderators({ req })) return refuseForbidden(FOR_MODERATORS)
    const query = queueQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) return refuseUnreadable(fieldErrors(query.error))
    return jsonResponse(await loadQueue(req.payload, user, query.data, new Date()))
  },
}

/** `GET …/handed-over`: what moderators left to the editors, and of each report only what an editor needs. */
const handedOverEndpoint: Endpoint = {
  path: '/handed-over',
  method: 'get',
  handler: async (req) => {
    const { user } = req
    if (user === null || !editors({ req })) return refuseForbidden(FOR_EDITORS)
    return jsonResponse(await loadHandedOver(req.payload, user))
  },
}

/** `POST …/handed-over`: an editor settles one of them, or returns it to the moderators. */
const settlingEndpoint: Endpoint = {
  path: '/handed-over',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (user === null || !editors({ req })) return refuseForbidden(FOR_EDITORS)
    const request = settlingRequestSchema.safeParse(await readBody(req))
    if (!request.success) return refuseUnreadable(fieldErrors(request.error))
    const results = await review(req.payload, user, request.data)
    return jsonResponse({ results }, chooseStatus(results))
  },
}

export const reviewEndpoints = [reviewEndpoint, queueEndpoint, handedOverEndpoint, settlingEndpoint]

const FOR_MODERATORS = 'The review queue is for moderators and administrators.'

const FOR_EDITORS = 'Reports for editors are for editors and administrators.'

/** `guardCmsRequest` has checked its size, its nesting and that it is JSON. */
async function readBody(req: PayloadRequest): Promise<unknown> {
  const body: unknown = await req.json?.()
  return body ?? null
}

const refuseForbidden = (message: string): Response => refusalResponse('cms', new Refusal(403, message))

function refuseUnreadable(fields: Readonly<Record<string, string>>): Response {
  const [path, problem] = Object.entries(fields)[0] ?? ['', 'The request is not understood.']
  const message = path === '' ? problem : `${path}: ${problem}`
  return jsonResponse({ errors: [{ message, data: { fields } }] }, 400)
}

/** The result of a single item decides the status; several items each have their result in the body. */
function chooseStatus(results: readonly ReviewResult[]): number {
  const [only] = results
  if (results.length !== 1 || only === undefined || only.ok) return 200
  switch (only.code) {
    case 'invalid':
      return 422
    case 'not-found':
      return 410
    case 'stale':
    case 'claimed':
    case 'transition':
    case 'cannot-undo':
    case 'failed':
      return 409
  }
}
