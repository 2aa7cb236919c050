import type { Endpoint, PayloadRequest } from 'payload'

import { moderators } from '@/access/rules'
import { reviewRequestSchema } from '@/contracts/review-decisions'
import { queueQuerySchema } from '@/contracts/review-queue'
import type { ReviewResult } from '@/contracts/review-results'
import { fieldErrors } from '@/contracts/submission-parts'
import { loadQueue } from '@/server/moderation/load-queue'
import { review } from '@/server/moderation/review'

/** `POST /cms/api/recommendations/review`: the only way in which a submission changes. */
const reviewEndpoint: Endpoint = {
  path: '/review',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (user === null || !moderators({ req })) return forbidden()
    const request = reviewRequestSchema.safeParse(await bodyOf(req))
    if (!request.success) return unreadable(fieldErrors(request.error))
    const results = await review(req.payload, user, request.data)
    return Response.json({ results }, { status: statusOf(results), headers: noStore })
  },
}

/** `GET /cms/api/recommendations/queue`: what waits, and what was decided. */
const queueEndpoint: Endpoint = {
  path: '/queue',
  method: 'get',
  handler: async (req) => {
    const { user } = req
    if (user === null || !moderators({ req })) return forbidden()
    const query = queueQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) return unreadable(fieldErrors(query.error))
    return Response.json(await loadQueue(req.payload, user, query.data, new Date()), { headers: noStore })
  },
}

export const reviewEndpoints = [reviewEndpoint, queueEndpoint]

const noStore = { 'Cache-Control': 'no-store' } as const

/** The guard in front has checked size, nesting and that it is JSON. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  const body: unknown = await req.json?.()
  return body ?? null
}

const forbidden = (): Response =>
  Response.json(
    { errors: [{ message: 'The review queue is for moderators and administrators.' }] },
    { status: 403, headers: noStore },
  )

function unreadable(fields: Readonly<Record<string, string>>): Response {
  const [path, problem] = Object.entries(fields)[0] ?? ['', 'The request is not understood.']
  const message = path === '' ? problem : `${path}: ${problem}`
  return Response.json({ errors: [{ message, data: { fields } }] }, { status: 400, headers: noStore })
}

/** One item alone answers for the whole request; of several, each tells for itself. */
function statusOf(results: readonly ReviewResult[]): number {
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
