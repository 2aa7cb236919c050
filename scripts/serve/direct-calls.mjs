// @ts-check
import { securityHeaders } from './security-headers.mjs'

/**
 * The calls of the bundle that are made without the framework: see src/server/http/direct-call.ts. A route is among
 * them once the framework has loaded it, with the first request for it.
 *
 * @typedef {{ readonly headers: Headers, readonly body: AsyncIterable<Uint8Array> }} DirectRequest
 * @typedef {(request: DirectRequest) => Promise<Response>} DirectCall
 */

/** Called by src/server/http/direct-call.ts; the name is what the two share. */
const HOOK = Symbol.for('pilgrim-guide.direct-calls')

const ALWAYS = securityHeaders.flatMap(({ key, value }) => [key, value])

/** @returns {(request: import('node:http').IncomingMessage) => DirectCall | undefined} */
export function openDirectCalls() {
  /** @type {Map<string, DirectCall>} */
  const calls = new Map()
  Reflect.set(globalThis, HOOK, calls)
  return ({ method, url }) => (method === 'POST' && url !== undefined ? calls.get(url) : undefined)
}

/**
 * @param {DirectCall} call
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerDirectly(call, request, response) {
  const answer = await call({
    headers: headersOf(request),
    // A body that is refused half way stays readable, so that the answer still finds its way.
    body: request.iterator({ destroyOnReturn: false }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, [...ALWAYS, ...[...answer.headers].flat(), 'Content-Length', String(body.length)])
  response.end(body)
}

/** @param {import('node:http').IncomingMessage} request */
function headersOf({ headers }) {
  const said = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) said.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return said
}
