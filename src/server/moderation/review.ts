import { randomUUID } from 'node:crypto'

import { type Payload, ValidationError } from 'payload'

import type { ReviewResult } from '@/contracts/review-results'
import { codeOrName, errorCode } from '@/lib/error-code'
import { pathHref, placeHref } from '@/domain/places/place-links'
import { gateHref } from '@/domain/gates/gate-links'
import type { User } from '@/payload-types'
import { expireTags } from '@/server/cache/expire-tags'
import type { CacheTag } from '@/server/cache/tags'

import { getId } from './find-missing-fields'
import { type AnyReviewRequest, type ReviewOfOne, ReviewRefusal } from './review-context'
import { reviewItem } from './review-item'
import type { Reviewed } from './save-step'

/**
 * Does what is asked with each item, one after the other and each for itself; one result for each, in order. The caller has
 * checked that the actor may ask for it.
 */
export async function review(
  payload: Payload,
  actor: User,
  request: AnyReviewRequest,
): Promise<readonly ReviewResult[]> {
  const results: ReviewResult[] = []
  const touched: CacheTag[] = []
  for (const one of splitRequest(request)) {
    try {
      const reviewed = await reviewItem(payload, actor, one, new Date())
      touched.push(...reviewed.touched)
      results.push(await toSuccess(payload, reviewed))
    } catch (error) {
      results.push(toFailure(payload, one.item.id, error))
    }
  }
  // After the commits: a page built from here on shows what was decided.
  expireTags(touched, payload.logger)
  return results
}

function splitRequest({ items, ...request }: AnyReviewRequest): readonly ReviewOfOne[] {
  // The union loses which items belong to which action; they are those of this very request.
  return items.map((item) => ({ ...request, item }) as ReviewOfOne)
}

async function toSuccess(payload: Payload, { item, changes }: Reviewed): Promise<ReviewResult> {
  const shown = item.status === 'approved' || item.status === 'duplicate' ? changes[0] : undefined
  return {
    ok: true,
    id: item.id,
    version: item.itemVersion,
    status: item.status,
    published: shown === undefined ? null : await findPage(payload, shown),
  }
}

type Page = Extract<ReviewResult, { ok: true }>['published']

async function findPage(payload: Payload, { collection, id }: Reviewed['changes'][number]): Promise<Page> {
  if (collection === 'locations') return { kind: 'place', id, href: placeHref(id) }
  // Only for its address; it has just been published.
  const document = await payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true })
  if (document === null) return null
  if ('slug' in document) return { kind: 'path', id, href: pathHref(document.slug) }
  return 'location' in document
    ? { kind: 'gate', id, href: gateHref({ id, mosqueId: getId(document.location) ?? 0 }) }
    : null
}

function toFailure(payload: Payload, id: number, error: unknown): ReviewResult {
  if (error instanceof ReviewRefusal) {
    return { ok: false, id, code: error.code, message: error.message, ...error.details }
  }
  if (error instanceof ValidationError) {
    const fields = Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
    return { ok: false, id, code: 'invalid', message: Object.values(fields)[0] ?? 'A field is not right.', fields }
  }
  const code = errorCode(error)
  if (code === FOREIGN_KEY) {
    const message = 'A gate or place it is linked with does not exist any more.'
    return { ok: false, id, code: 'invalid', message, fields: { steps: message } }
  }
  if (code !== null && BUSY.includes(code)) {
    const message = 'Somebody else is deciding it at this moment. Load it again.'
    return { ok: false, id, code: 'failed', message }
  }
  const requestId = randomUUID()
  // Without the error itself: a database error repeats what a visitor wrote.
  payload.logger.error({ msg: 'A review failed', requestId, item: id, code: codeOrName(error) })
  return { ok: false, id, code: 'failed', message: `Something went wrong. Number for an administrator: ${requestId}` }
}

const FOREIGN_KEY = '23503'

/** Lock not available, deadlock, serialisation failure. */
const BUSY: readonly string[] = ['55P03', '40P01', '40001']
