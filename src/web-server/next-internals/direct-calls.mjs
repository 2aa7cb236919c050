// @ts-check
import { securityHeaders } from '../security-headers.mjs'

/**
 * The calls of the bundle that are made without the framework: see src/server/http/direct-call.ts. A route is among
 * them once the framework has loaded it, with the first request for it.
 *
 * @typedef {{ readonly headers: Pick<Headers, 'get'>, readonly body: AsyncIterable<Uint8Array> }} DirectRequest
 * @typedef {{ readonly status: number, readonly headers: Readonly<Record<string, string>>, readonly body: string }} Answer
 * @typedef {(request: DirectRequest) => Promise<Answer>} DirectCall
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
  const { status, headers, body } = await call({
    headers: { get: (name) => headerOf(request, name.toLowerCase()) },
    // A body that is refused half way stays readable, so that the answer still finds its way.
    body: request.iterator({ destroyOnReturn: false }),
  })
  const length = String(Buffer.byteLength(body))
  response.writeHead(status, [...ALWAYS, ...Object.entries(headers).flat(), 'Content-Length', length]).end(body)
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} name
 */
function headerOf({ headers }, name) {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? null)
}
