import { type Answer, responseOf } from './answer'

/** What such a call is told of a request: the framework's, or the plain one of src/web-server/next-internals/direct-calls.mjs. */
export type DirectRequest = {
  readonly headers: Pick<Headers, 'get'>
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Set by src/web-server/next-internals/direct-calls.mjs, which runs in this process but outside the bundle; the name is what they share. */
const HOOK = Symbol.for('pilgrim-guide.direct-calls')

/**
 * The POST of a route that the server around us may call by itself, without the framework's work on a request, which is
 * most of the cost of a small one. It may use nothing that only the framework gives: no `cookies()`,
 * no data cache. Where nobody is around us, as in development, the framework goes on calling it.
 */
export function directCall(
  path: string,
  call: (request: DirectRequest) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  const hook: unknown = Reflect.get(globalThis, HOOK)
  if (hook instanceof Map) hook.set(path, call)
  return async (request) => responseOf(await call(request))
}
