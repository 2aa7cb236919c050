// @ts-check

/**
 * Tells whether what was made earlier still shows the content. It counts changes, not time: a moment is the number of
 * changes so far, and a tag (src/server/cache/tags.ts) remembers the last change that touched it.
 *
 * @typedef {ReturnType<typeof createContentClock>} ContentClock
 */

/** Touches all that is kept: src/server/cache/tags.ts. */
export const EVERYTHING_TAG = 'everything'

export function createContentClock() {
  let moment = 0
  let everythingChangedAt = 0
  /** One entry for each tag that ever changed: as many as there are records at most. @type {Map<string, number>} */
  const changedAt = new Map()

  return {
    get moment() {
      return moment
    },

    /** @param {Iterable<string>} tags */
    change(tags) {
      moment += 1
      for (const tag of tags) {
        if (tag === EVERYTHING_TAG) everythingChangedAt = moment
        else changedAt.set(tag, moment)
      }
    },

    /**
     * Whether nothing under the tags has changed since the moment.
     *
     * @param {Iterable<string> | null} tags `null` when it is not known what something was made of: then any change counts
     * @param {number} since
     */
    isCurrent(tags, since) {
      if (since === moment) return true
      if (tags === null || everythingChangedAt > since) return false
      for (const tag of tags) if ((changedAt.get(tag) ?? 0) > since) return false
      return true
    },
  }
}
