/**
 * `GET /api/offline-pack`: all that 'Save the guide on this device' fetches, each with the version of its content, so that
 * only what has changed is fetched again. Files of the build are listed by the build: `BuildFiles`.
 */
export type OfflinePack = {
  /** Addresses of pages, documented calls and files; of a file that never changes the version is its size in bytes. */
  readonly items: readonly (readonly [address: string, version: string])[]
}

/**
 * Read by hand: a library that checks shapes is four times what the screen needs otherwise.
 *
 * @throws {TypeError} when it is no pack
 */
export function readOfflinePack(answer: unknown): OfflinePack {
  const items: unknown = Reflect.get(Object(answer) as object, 'items')
  if (!Array.isArray(items) || !items.every(isItem)) throw new TypeError('This is no list of what can be saved')
  return { items }
}

const isItem = (item: unknown): item is readonly [string, string] =>
  Array.isArray(item) && item.length === 2 && item.every((part) => typeof part === 'string')
