import { createHash } from 'node:crypto'

import type { z } from 'zod'

import { yieldToEventLoop } from '../cooperative'
import { readOrNull, unavailable } from './answer-errors'
import { Refusal, refusalResponse } from './answers'

/** Readers ask again each time and mostly get a 304; a cache in front may answer alone for a minute. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/**
 * The body as JSON under a strong ETag (its SHA-256), or 304 when the caller holds exactly that already. Each of its steps
 * takes a tenth of a second for the longest lists, so readers are let in between.
 */
export async function jsonWithEtag(
  request: Request,
  body: unknown,
  cacheControl: string = PUBLIC_CACHE,
): Promise<Response> {
  await yieldToEventLoop()
  return textWithEtag(request, JSON.stringify(body), { type: 'application/json; charset=utf-8', cacheControl })
}

/** The same for a text of another type. */
export async function textWithEtag(
  request: Request,
  text: string,
  { type, cacheControl }: { readonly type: string; readonly cacheControl: string },
): Promise<Response> {
  await yieldToEventLoop()
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const headers = { 'Cache-Control': cacheControl, ETag: etag }
  await yieldToEventLoop()
  return isNotModified(request.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers: { ...headers, 'Content-Type': type } })
}

/** Answers a reader with what a read brings, or 503 while the database is away. */
export async function answerRead<Result>(
  request: Request,
  read: () => Promise<Result>,
  toBody: (result: Result) => unknown = (result) => result,
): Promise<Response> {
  const result = await readOrNull(read)
  return result === null ? unavailable() : jsonWithEtag(request, toBody(result))
}

/** 400 that names the first wrong parameter of a query checked by zod. */
export function invalidQuery({ issues }: z.ZodError): Response {
  const [issue] = issues
  const parameter = issue?.path.join('.') ?? ''
  const sentence = `Invalid query parameter "${parameter}": ${issue?.message ?? 'not accepted'}`
  return refusalResponse('read', new Refusal(400, sentence, { more: { parameter } }))
}

/** RFC 9110 §13.1.2: the comparison is weak, since a proxy that compresses turns a strong tag into a weak one. */
function isNotModified(ifNoneMatch: string | null, etag: string): boolean {
  const cachedTags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return cachedTags.includes(etag) || cachedTags.includes('*')
}
