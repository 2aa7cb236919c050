import type { Payload } from 'payload'
import * as z from 'zod'

import { hasRole } from '@/access/roles'
import { env } from '@/env'
import type { User } from '@/payload-types'
import { Refusal } from '@/server/http/answers'
import { readJson, refuseUnlessJson } from '@/server/http/bodies'

import { refuseForeignOrigin } from './caller'
import { isHeldBack, MUST_SET_UP } from './held-back'
import { consumeRateLimit } from './rate-limit'

export type EditorRequest<Body> = { readonly user: User & { readonly collection: 'users' }; readonly body: Body }

type Call<Shape> = {
  readonly shape: Shape
  /** Calls of one name are counted together, for each person. */
  readonly name: string
  readonly limits: { readonly bodyBytes: number; readonly perMinute: number }
}

/**
 * The person behind a call that changes something, and what they ask for. Refuses a page of another site, a disguised
 * method, whoever is not an editor, a body that is no JSON, too many calls, and a body of another shape, in this order: a
 * form of another site can send a cookie and any method, but neither our origin nor this content type. No body is `{}`.
 */
export async function editorRequest<Shape extends z.ZodType>(
  payload: Payload,
  request: { readonly headers: Headers; readonly body?: ReadableStream<Uint8Array<ArrayBuffer>> | null },
  { shape, name, limits: { bodyBytes, perMinute } }: Call<Shape>,
): Promise<EditorRequest<z.output<Shape>>> {
  const { headers, body: stream = null } = request
  const user = await admitEditor(payload, headers, { name, perMinute, refuseType: () => refuseUnlessJson(request) })
  const body = shape.safeParse(await readJson({ headers, body: stream }, bodyBytes))
  if (!body.success) throw new Refusal(400, `The options are not understood: ${z.prettifyError(body.error)}`)
  return { user, body: body.data }
}

type Admission = {
  readonly name: string
  readonly perMinute: number
  /** Throws a `Refusal` for a content type that the call does not take. */
  readonly refuseType: () => void
}

/** The person behind a call that changes something, before its body is read; refuses as `editorRequest` does. */
export async function admitEditor(
  payload: Payload,
  headers: Headers,
  { name, perMinute, refuseType }: Admission,
): Promise<EditorRequest<unknown>['user']> {
  refuseForeignOrigin(headers)
  refuseWithoutOrigin(headers)
  if (headers.has('x-http-method-override') || headers.has('x-payload-http-method-override')) {
    throw new Refusal(403, 'Send the method that is meant.')
  }
  const user = await signedInEditor(payload, headers)
  refuseType()
  const usage = await consumeRateLimit(payload, { key: `${name}:${user.id}`, hits: perMinute, windowSeconds: 60 })
  if (!usage.isAllowed) {
    throw new Refusal(429, 'Too many calls. Wait a minute.', {
      retryAfterSeconds: usage.retryAfterSeconds,
    })
  }
  return { ...user, collection: 'users' }
}

/** The signed-in editor or administrator; refuses everybody else with 401 or 403. */
export async function signedInEditor(payload: Payload, headers: Headers): Promise<User> {
  const { user } = await payload.auth({ headers })
  if (user === null) throw new Refusal(401, 'Sign in at /admin first, then try again.')
  if (isHeldBack(user)) throw new Refusal(403, MUST_SET_UP)
  if (!hasRole(user, ['admin', 'editor'])) {
    throw new Refusal(403, 'Only editors and administrators may do this. Ask an administrator for that role.')
  }
  return user
}

/** Browsers send the origin of every POST; a request without one is not from our pages. */
function refuseWithoutOrigin(headers: Headers): void {
  if (headers.get('origin') === env.SITE_URL) return
  if (headers.get('origin') === null && headers.get('sec-fetch-site') === 'same-origin') return
  throw new Refusal(403, `This can only be done from ${env.SITE_URL}.`)
}
