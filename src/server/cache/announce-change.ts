import type { CacheTag } from './tags'

/** Set by scripts/serve/content-signal.mjs, which runs in this process but outside the bundle; the name is what they share. */
const HOOK = Symbol.for('pilgrim-guide.content-changed')

/** Tells the server around us that what it keeps under the tags is old. Without one, as in development, nobody listens. */
export function announceChange(tags: readonly CacheTag[]): void {
  const hook: unknown = Reflect.get(globalThis, HOOK)
  if (typeof hook === 'function') hook(tags)
}
