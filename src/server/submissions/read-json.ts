import type { DirectRequest } from '@/server/http/direct-call'
import { parseJson } from '@/server/security/parse-json'
import { readBody } from '@/server/security/read-body'
import { Refusal } from '@/server/security/refusal'

/** The JSON of a request; refuses with 415, 413 or 400 what is not JSON, too large or not readable. */
export async function readJson(request: DirectRequest, maxBytes: number): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'Send the body as application/json.')
  const bytes = await readBody(request, maxBytes)
  return parseJson(decoded(bytes))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.')
  }
}
