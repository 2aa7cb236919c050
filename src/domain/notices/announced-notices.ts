import type { Notice } from './notice'

const DAY_MS = 24 * 60 * 60 * 1000

/** The longest a notice may last. What holds for longer is a matter of the guide's texts. */
export const MAX_NOTICE_DAYS = 60

export const MAX_NOTICE_MS = MAX_NOTICE_DAYS * DAY_MS

/** So far ahead devices are told of a notice, so that a saved copy can begin it without a network. */
const AHEAD_MS = 7 * DAY_MS

/** Whether devices get it at a time, in milliseconds since 1970: it has not ended, and begins soon if it has not begun. */
export const isAnnounced = ({ starts, ends }: Pick<Notice, 'starts' | 'ends'>, now: number): boolean =>
  now < ends && starts <= now + AHEAD_MS

/** Seconds. An open page asks every minute, and a new notice is to be there by then, through a cache in front of us, too. */
const MAX_SECONDS = 15

/**
 * For how many seconds an answer may be kept that changes by itself at these moments: half of what is left until the first of
 * them that is still to come, because our own cache and one in front of us may keep it one after the other.
 */
export function secondsToKeep(moments: readonly number[], now: number): number {
  const next = Math.min(...moments.filter((moment) => moment > now))
  return Math.min(MAX_SECONDS, Math.floor((next - now) / 2_000))
}

/** Where a notice stands on the page of all notices. */
export const noticeAnchor = (id: number): string => `notice-${id}`

export const noticePath = (id: number): string => `/notices#${noticeAnchor(id)}`
