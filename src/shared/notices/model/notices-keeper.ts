import { SAVED_VERSION } from '@/browser/stored-values'
import {
  type Anchor,
  answerTime,
  guideTime,
  type LearnedClock,
  learnTime,
  NOTHING_LEARNED,
  type Sighting,
} from '@/domain/notices/guide-clock'
import type { Notice } from '@/domain/notices/notice'
import { type NoticesNow, noticesAt, untilNextChange } from '@/domain/notices/notices-at'

/** What is kept on the device. */
export type KeptNotices = {
  readonly notices: readonly Notice[]
  readonly learned: LearnedClock
  /** Of those that a person has hidden, and of those that were read out: see `noticeKey`. */
  readonly hidden: readonly string[]
  readonly told: readonly string[]
}

const NOTHING_KEPT: KeptNotices = { notices: [], learned: NOTHING_LEARNED, hidden: [], told: [] }

/** A notice as it was worded: hidden and read out once, it is both again when an editor has changed it. */
export const noticeKey = ({ id, changed }: Notice): string => `${id}:${changed}`

/** What an open page shows of the notices at a moment. */
export type ShownNotices = NoticesNow & {
  /** By the guide's clock, in milliseconds since 1970. */
  readonly time: number
  /** When the answer came that they are of; `null` before there was one. */
  readonly knownAt: number | null
  readonly hidden: readonly string[]
  readonly told: readonly string[]
}

type Answer = {
  readonly notices: readonly Notice[]
  readonly date: string | null
  readonly age: string | null
  /** How long it was waited for. Milliseconds. */
  readonly waited: number
}

export type NoticesKeeper = {
  /** What is to be shown now, and in how many milliseconds that changes by itself. */
  readonly look: () => { readonly shown: ShownNotices; readonly nextChange: number | null }
  readonly receive: (answer: Answer) => void
  readonly mark: (how: 'hidden' | 'told', keys: readonly string[]) => void
  /** What another tab has made of the marks, or 'Delete my data'. */
  readonly adoptMarks: (stored: Readonly<Record<string, unknown>>) => void
  /** The page was put away: until the next answer its clock may have been set, or the device may have slept. */
  readonly doubtClock: () => void
  /** What to keep on the device; `null` where nothing has to be. */
  readonly kept: () => (KeptNotices & { readonly version: typeof SAVED_VERSION }) | null
}

/** The notices of a page, its clock, and what a person did with them. Knows nothing of browsers but both clocks of the device. */
export function createNoticesKeeper(kept: KeptNotices | null, sight: () => Sighting): NoticesKeeper {
  let { notices, learned, hidden, told } = kept ?? NOTHING_KEPT
  let knownAt = kept === null ? null : kept.learned.notBefore
  let anchor: Anchor | null = null

  return {
    look() {
      const now = guideTime(learned, anchor, sight())
      return {
        shown: { ...noticesAt(notices, now), time: now.time, knownAt, hidden, told },
        nextChange: untilNextChange(notices, now),
      }
    },
    receive(answer) {
      const at = answerTime(answer, answer.waited)
      const news = at === null ? null : learnTime(learned, at, sight())
      if (news !== null) ({ learned, anchor } = news)
      notices = answer.notices
      const keys = new Set(notices.map(noticeKey))
      hidden = hidden.filter((key) => keys.has(key))
      told = told.filter((key) => keys.has(key))
      knownAt = at ?? guideTime(learned, anchor, sight()).time
    },
    mark(how, keys) {
      if (how === 'hidden') hidden = [...new Set([...hidden, ...keys])]
      else told = [...new Set([...told, ...keys])]
    },
    adoptMarks(stored) {
      hidden = readKeys(stored['hidden'])
      told = readKeys(stored['told'])
    },
    doubtClock() {
      anchor = null
    },
    kept: () => (notices.length === 0 ? null : { version: SAVED_VERSION, notices, learned, hidden, told }),
  }
}

/** What is left of what was kept, whatever the storage has made of it. */
export function readKept(
  stored: Readonly<Record<string, unknown>>,
  parse: (answer: unknown) => readonly Notice[],
): KeptNotices {
  const { correction, notBefore } = (stored['learned'] ?? {}) as Partial<Record<keyof LearnedClock, unknown>>
  return {
    notices: parse(stored),
    learned: {
      correction: Number.isFinite(correction) ? (correction as number) : NOTHING_LEARNED.correction,
      notBefore: Number.isFinite(notBefore) ? (notBefore as number) : NOTHING_LEARNED.notBefore,
    },
    hidden: readKeys(stored['hidden']),
    told: readKeys(stored['told']),
  }
}

const readKeys = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((key: unknown) => typeof key === 'string') : []
