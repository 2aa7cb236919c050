/** What became of asking another site for a page. */
export type OutsideAnswer =
  | {
      readonly kind: 'answered'
      readonly status: number
      /** Where it was sent on to for good, all the way; `null` where it was not. */
      readonly movedTo: string | null
    }
  | { readonly kind: 'no-such-name' }
  /** Nothing is known of the page: our own line, or the site, may be in trouble. */
  | { readonly kind: 'failed'; readonly why: string }

/**
 * `gone`: it was not there the last time, and is dead when it is not there on another day. `unclear`: the site said nothing about
 * the page.
 */
export type LinkState = 'unchecked' | 'fine' | 'moved' | 'gone' | 'dead' | 'unclear'

export type LinkCheck = {
  readonly state: LinkState
  readonly why: string | null
  readonly movedTo: string | null
  /** Of the state. */
  readonly since: Date
  readonly checkedAt: Date
  readonly dueAt: Date
}

const DAY_MS = 24 * 3_600_000

/** What is as it was is asked for once a month. */
const AGAIN_DAYS = 30

/** What is gone is asked for once more before it is called dead. */
const GONE_AGAIN_DAYS = 1

/** What an address is, after this answer. */
export function judgeAnswer(
  before: { readonly state: LinkState; readonly since: Date } | null,
  answer: OutsideAnswer,
  now: Date,
): LinkCheck {
  const state = nextState(before, answer, now)
  const days = state === 'gone' ? GONE_AGAIN_DAYS : AGAIN_DAYS
  return {
    state,
    why: describeAnswer(answer),
    movedTo: state === 'moved' && answer.kind === 'answered' ? answer.movedTo : null,
    // Dead since it was first gone.
    since: before !== null && (before.state === state || isDeath(before.state, state)) ? before.since : now,
    checkedAt: now,
    dueAt: new Date(now.getTime() + days * DAY_MS),
  }
}

const isDeath = (before: LinkState, state: LinkState): boolean => before === 'gone' && state === 'dead'

function nextState(before: Parameters<typeof judgeAnswer>[0], answer: OutsideAnswer, now: Date): LinkState {
  if (isGone(answer)) {
    if (before?.state === 'dead') return 'dead'
    return before?.state === 'gone' && toDay(before.since) !== toDay(now) ? 'dead' : 'gone'
  }
  if (answer.kind !== 'answered' || !isThere(answer.status)) return 'unclear'
  return answer.movedTo === null ? 'fine' : 'moved'
}

const isGone = (answer: OutsideAnswer): boolean =>
  answer.kind === 'no-such-name' || (answer.kind === 'answered' && (answer.status === 404 || answer.status === 410))

/** 416: the page is there, and has not even one byte. */
const isThere = (status: number): boolean => (status >= 200 && status < 300) || status === 416

const toDay = (moment: Date): string => moment.toISOString().slice(0, 10)

function describeAnswer(answer: OutsideAnswer): string | null {
  if (answer.kind === 'failed') return answer.why
  if (answer.kind === 'no-such-name') return 'Nobody has a site of this name any more.'
  const { status, movedTo } = answer
  if (isThere(status)) return movedTo === null ? null : 'It has moved for good.'
  if (status === 404) return 'The site has no such page (404).'
  if (status === 410) return 'The site has taken the page away for good (410).'
  if (status === 429) return 'The site is too busy for us (429).'
  if (status === 401 || status === 403) return `The site does not answer programs (${status}).`
  return status >= 500 ? `The site is in trouble (${status}).` : `The site answered with ${status}.`
}
