import { vi } from 'vitest'

/** The tags under which something was read, and those that a change expired. */
export const cache = { read: new Set<string>(), expired: new Set<string>() }

/** In place of `next/cache`: every read is made, and its tags are noted. For the factory of `vi.mock`. */
export const watchedCache = {
  revalidatePath: vi.fn(),
  revalidateTag: (tag: string) => cache.expired.add(tag),
  unstable_cache: <Read>(read: Read, _key: unknown, { tags }: { tags: readonly string[] }): Read => {
    for (const tag of tags) cache.read.add(tag)
    return read
  },
}
