import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { answerErrors, FaultError } from '@/server/http/answer-errors'
import { Refusal } from '@/server/http/answers'
import { parseJson, readBody, refuseNul } from '@/server/http/bodies'
import { mediaType } from '@/server/http/content-type'
import { requestLimits } from '@/server/http/request-limits'
import { boundQuery } from '@/server/security/bound-query'
import { identifyCaller, refuseForeignOrigin, refuseUnlessStaff } from '@/server/security/caller'
import { isPublicPicture, refuseMissingPicture } from '@/server/pictures/public-picture'

import { inTurn } from './sign-in-turns'

type Handler = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** Everything a visitor without a session may call. Each other address of the CMS is for staff. */
const openToAnyone: ReadonlySet<string> = new Set([
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/refresh-token',
  'POST users/forgot-password',
  'POST users/reset-password',
  // Answers 403 with the way to do it: see `firstRegisterClosed`.
  'POST users/first-register',
])

/** Of these, those that ask for a password or set one. */
const signingIn: ReadonlySet<string> = new Set([
  'POST users/login',
  'POST users/forgot-password',
  'POST users/reset-password',
])

/** And whoever has to set up two-factor sign-in first. */
const openToSetUp: ReadonlySet<string> = new Set(['POST users/two-factor/begin', 'POST users/two-factor/turn-on'])

const NOTHING_HERE = 'There is nothing at this address, or it is not yours to see.'

const methodsWithBody: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT'])

/**
 * Stands in front of Payload's REST handlers: decides who may reach them at all, and that nothing oversized, malformed or
 * unstorable gets through. What a signed-in person may do is decided behind it, by the access rules.
 */
export function guardCmsRequest(handler: Handler): Handler {
  return (request, args) => {
    const { method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const report = async (fault: object): Promise<void> => {
      const payload = await getPayload({ config }).catch(() => null)
      const path = new URL(request.url).pathname
      payload?.logger.error({ msg: 'A request to the CMS failed', method, path, ...fault })
    }
    return answerErrors({ isRead, caller: 'cms', report }, async () => {
      const { slug } = await args.params
      const admitted = await admitRequest(request, slug)
      const answer = () => handler(admitted, args)
      const isSigningIn = signingIn.has(`${method} ${slug.join('/')}`)
      return withoutInternals(await (isSigningIn ? inTurn(request.headers, answer) : answer()), request)
    })
  }
}

/** The request as the handler may see it; throws a `Refusal` otherwise. */
async function admitRequest(request: Request, slug: readonly string[]): Promise<Request> {
  if (request.method === 'OPTIONS') return request
  refuseNul(slug.join('/'))
  const isOverridden = isReadSentAsPost(request)
  const method = isOverridden || request.method === 'HEAD' ? 'GET' : request.method
  if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignOrigin(request.headers)

  const isPublicFile = isPublicPicture(method, slug)
  if (isPublicFile) await refuseMissingPicture(slug[2] ?? '')
  const payload = await getPayload({ config })
  const caller = isPublicFile ? 'anonymous' : await identifyCaller(payload, request.headers)
  if (caller !== 'staff' && isOverridden) throw new Refusal(403, 'Send this as a GET request.')
  const call = `${method} ${slug.join('/')}`
  const isOpen = isPublicFile || openToAnyone.has(call) || (caller === 'held-back' && openToSetUp.has(call))
  if (!isOpen) refuseUnlessStaff(caller)

  refuseMissingFeature(payload, slug)
  if (method === 'DELETE' && slug.length === 2 && slug[0] === 'payload-preferences') {
    // Payload answers 500 when there is none of that name. Its own admin deletes them by query.
    throw new Refusal(403, 'Preferences are reset on your account page.')
  }

  const url = new URL(request.url)
  // Payload looks for a picture in the folder that a parameter names; no parameter changes what a visitor is to get.
  if (isPublicFile) url.search = ''
  const search = isOverridden ? await readForm(request, url.searchParams) : url.searchParams
  url.search = boundQuery(search, { isRead: method === 'GET' }).toString()

  const { headers, signal } = request
  if (isOverridden) return new Request(url, { method, headers: withoutOverride(headers), signal })
  if (!methodsWithBody.has(method)) return new Request(url, { method: request.method, headers, signal })
  const body = await checkedBody(request, { isStaff: caller === 'staff' })
  return new Request(url, {
    method,
    headers: withPlainType(headers),
    signal,
    body: body.byteLength === 0 ? null : body,
  })
}

/** Payload compares content types by letter case, and fails on a body of a type it does not recognize. */
function withPlainType(headers: Headers): Headers {
  const cleaned = new Headers(headers)
  const type = headers.get('content-type')
  if (type !== null) cleaned.set('content-type', type.replace(/^[^;]*/, mediaType(type)))
  return cleaned
}

/** Payload has these endpoints for every collection, and fails where the collection lacks the feature. */
function refuseMissingFeature({ collections, globals }: Payload, slug: readonly string[]): void {
  const [name = '', feature] = slug[0] === 'globals' ? slug.slice(1) : slug
  const entity =
    slug[0] === 'globals'
      ? globals.config.find((page) => page.slug === name)
      : Object.values(collections).find((collection) => collection.config.slug === name)?.config
  if (entity === undefined) return
  const isMissing =
    (feature === 'versions' && !entity.versions) || (feature === 'verify' && !('auth' in entity && entity.auth.verify))
  if (isMissing) throw new Refusal(404, NOTHING_HERE)
}

/** The admin sends reads with many ids as POST with an override header; any other override is refused. */
function isReadSentAsPost({ headers, method }: Request): boolean {
  const override = headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')
  if (override === null) return false
  if (method === 'POST' && override === 'GET') return true
  throw new Refusal(403, 'The method of a request cannot be changed by a header.')
}

async function readForm(request: Request, params: URLSearchParams): Promise<URLSearchParams> {
  if (mediaType(request.headers.get('content-type')) !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send the query as application/x-www-form-urlencoded.')
  }
  const text = new TextDecoder().decode(await readBody(request, requestLimits.staffJsonBytes))
  return new URLSearchParams([...params, ...new URLSearchParams(text)])
}

function withoutOverride(headers: Headers): Headers {
  const cleaned = new Headers(headers)
  const names = [
    'x-payload-http-method-override',
    'x-http-method-override',
    'content-type',
    'content-length',
    'transfer-encoding',
  ]
  for (const name of names) cleaned.delete(name)
  return cleaned
}

async function checkedBody(request: Request, { isStaff }: { isStaff: boolean }): Promise<Uint8Array<ArrayBuffer>> {
  const contentType = request.headers.get('content-type')
  const type = mediaType(contentType)
  if (type === 'multipart/form-data') {
    const bytes = await readBody(request, isStaff ? requestLimits.multipartBytes : requestLimits.anonymousBodyBytes)
    await checkForm(bytes, contentType ?? '')
    return bytes
  }
  const bytes = await readBody(request, isStaff ? requestLimits.staffJsonBytes : requestLimits.anonymousBodyBytes)
  if (bytes.byteLength === 0) return bytes
  if (type !== 'application/json')
    throw new Refusal(415, 'Send the body as application/json, or a file as multipart/form-data.')
  parseJson(bytes)
  return bytes
}

/** The admin's forms are multipart with the document as JSON in the field `_payload` and at most one file. */
async function checkForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new Refusal(400, 'The form could not be read.')
  })
  for (const [name, value] of form) {
    if (typeof value !== 'string') refuseNul({ [name]: value.name })
    else if (name === '_payload') parseJson(value)
    else refuseNul({ [name]: value })
  }
}

async function withoutInternals(response: Response, request: Request): Promise<Response> {
  const isJson = mediaType(response.headers.get('content-type')) === 'application/json'
  // Payload answers 501 where a collection has no endpoints at all, and repeats the address in both bodies.
  if (response.status === 501 || (response.status === 404 && isJson)) {
    throw new Refusal(404, NOTHING_HERE)
  }
  if (response.status === 400 && isJson && isManyByForm(request)) return await withReasons(response)
  // 507: the picture was not stored, which the collection says in its own words.
  if (response.status < 500 || response.status === 507) return response
  throw new FaultError(response.status)
}

/** The admin's form for several records at once. */
const isManyByForm = (request: Request): boolean =>
  request.method === 'PATCH' &&
  mediaType(request.headers.get('content-type')) === 'multipart/form-data' &&
  [...new URL(request.url).searchParams.keys()].some((key) => key.startsWith('where['))

/** So many records are named in the one sentence that form shows: Payload counts them there and says nothing more. */
const NAMED = 5

async function withReasons(response: Response): Promise<Response> {
  const body: unknown = await response.clone().json()
  if (typeof body !== 'object' || body === null || !('message' in body) || !('errors' in body)) return response
  const errors = Array.isArray(body.errors) ? (body.errors as readonly { readonly message?: string }[]) : []
  const reasons = [...new Set(errors.map(({ message }) => message ?? ''))].slice(0, NAMED)
  const { status, headers } = response
  const newHeaders = new Headers(headers)
  newHeaders.delete('content-length')
  return Response.json({ ...body, message: [body.message, ...reasons].join(' ') }, { status, headers: newHeaders })
}
