import { AsyncLocalStorage } from 'node:async_hooks'

import { EVERYTHING_TAG, WITHDRAWN_PREFIX } from '@/server/cache/tags'

/**
 * Which cache tags (src/server/cache/tags.ts) a request reads, and which have been invalidated. There is one of this in
 * a process: the framework loads its store by itself (next-internals/framework-store.ts), and both share this module.
 */

export type RequestRecord = { readonly version: number; readonly tags: Set<string> }

export type InvalidationListener = (tags: readonly string[]) => void

export type TagVersions = ReturnType<typeof createTagVersions>

/** Counts changes, not time: a version is the number of changes so far, and for each tag the last one that touched it is stored. */
export function createTagVersions() {
  let current = 0
  let withdrawal = 0
  /** One entry for each tag that ever changed: as many as there are records at most. */
  const versions = new Map<string, number>()
  /** The same of those under which something was taken away from readers. */
  const withdrawals = new Map<string, number>()

  return {
    get current() {
      return current
    },

    bump(tags: Iterable<string>): void {
      current += 1
      for (const name of tags) {
        const isWithdrawn = name.startsWith(WITHDRAWN_PREFIX)
        const tag = isWithdrawn ? name.slice(WITHDRAWN_PREFIX.length) : name
        versions.set(tag, current)
        if (!isWithdrawn) continue
        withdrawals.set(tag, current)
        withdrawal = current
      }
    },

    /**
     * Whether nothing under the tags has changed since the version.
     *
     * @param tags `null` when it is not known what something was made of: then any change counts
     */
    isCurrent(tags: Iterable<string> | null, since: number): boolean {
      if (since === current) return true
      return tags !== null && !isAfter(versions, tags, since)
    },

    /**
     * Whether something under the tags has been withdrawn since the version: what was made then is not to be sent.
     *
     * @param tags as above: any withdrawal counts when they are not known
     */
    isWithdrawn(tags: Iterable<string> | null, since: number): boolean {
      if (withdrawal <= since) return false
      return tags === null || isAfter(withdrawals, tags, since)
    },
  }
}

function isAfter(versions: ReadonlyMap<string, number>, tags: Iterable<string>, since: number): boolean {
  if ((versions.get(EVERYTHING_TAG) ?? 0) > since) return true
  for (const tag of tags) if ((versions.get(tag) ?? 0) > since) return true
  return false
}

export const tagVersions = createTagVersions()

const requests = new AsyncLocalStorage<RequestRecord>()

const listeners = new Set<InvalidationListener>()

/** Runs a request; the record fills while it runs. */
export function trackRequest(work: () => void): RequestRecord {
  const record = { version: tagVersions.current, tags: new Set<string>() }
  requests.run(record, work)
  return record
}

/** @param tags what the answer of the request under way is made of */
export function recordTags(tags: Iterable<string>): void {
  const record = requests.getStore()
  if (record !== undefined) for (const tag of tags) record.tags.add(tag)
}

/** Of the tags when the request under way began. */
export const getRequestVersion = (): number => requests.getStore()?.version ?? tagVersions.current

/** Whether something under the tags has changed since the request under way began, so that its answer may be stale. */
export function changedMeanwhile(tags: Iterable<string>): boolean {
  const record = requests.getStore()
  return record !== undefined && !tagVersions.isCurrent(tags, record.version)
}

/** @param tags what the framework has just expired, and not before it has */
export function invalidate(tags: readonly string[]): void {
  tagVersions.bump(tags)
  for (const listener of listeners) listener(tags)
}

/** @returns ends it */
export function onInvalidate(listener: InvalidationListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
