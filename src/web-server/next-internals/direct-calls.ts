import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Answer } from '@/server/http/answers'
import { DIRECT_CALLS, type DirectCall } from '@/server/http/direct-call'

/**
 * The calls that bypass the framework: they are answered without its work on a request
 * (src/server/http/direct-call.ts), which is most of the cost of a small one.
 * Leans on: the framework running its bundle in this process, where `globalThis` is shared. A route is among them once
 * the framework has loaded it, with the first request for it.
 */

export type DirectCalls = (request: IncomingMessage) => DirectCall | undefined

export function openDirectCalls(): DirectCalls {
  const calls = new Map<string, DirectCall>()
  Reflect.set(globalThis, DIRECT_CALLS, calls)
  return ({ method, url }) => (method === 'POST' && url !== undefined ? calls.get(url) : undefined)
}

export async function answerDirectly(
  call: DirectCall,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body }: Answer = await call({
    headers: { get: (name) => readHeader(request, name.toLowerCase()) },
    // A body that is refused half way stays readable, so that the answer still finds its way.
    body: request.iterator({ destroyOnReturn: false }),
  })
  // Refused while it was still being sent.
  if (response.headersSent) return
  const length = String(Buffer.byteLength(body))
  response.writeHead(status, { ...headers, 'Content-Length': length }).end(body)
}

function readHeader({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? null)
}
