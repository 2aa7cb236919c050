import { type Answer, toResponse } from './answers'

/** What such a call is told of a request: the framework's, or the plain one of src/web-server/next-internals/direct-calls.ts. */
export type DirectRequest = {
  readonly headers: Pick<Headers, 'get'>
  readonly body: AsyncIterable<Uint8Array> | null
}

export type DirectCall = (request: DirectRequest) => Promise<Answer>

/**
 * Under this name on `globalThis` the web server keeps a map of the calls. It runs in the same process but outside the
 * framework's bundle, so they share no module.
 */
export const DIRECT_CALLS = Symbol.for('pilgrim-guide.direct-calls')

/**
 * The POST of a route that the server around us may call by itself, without the framework's work on a request, which is
 * most of the cost of a small one. It may use nothing that only the framework gives: no `cookies()`, no data cache. Where
 * no such server runs, as in development, the framework goes on calling it.
 */
export function directCall(path: string, call: DirectCall): (request: Request) => Promise<Response> {
  const calls: unknown = Reflect.get(globalThis, DIRECT_CALLS)
  if (calls instanceof Map) calls.set(path, call)
  return async (request) => toResponse(await call(request))
}
