import { UNDO_MINUTES } from '@/contracts/moderation'
import type { ReviewAction } from '@/contracts/review-decisions'
import type { ReviewResult } from '@/contracts/review-results'

import { clockTime, pastActions, stateLabels, submissions } from '../labels'

/** What an action did, for the result line, the live region and the undo button. */
export type Outcome = {
  readonly action: ReviewAction
  readonly results: readonly ReviewResult[]
  /** Names of the items by id, as the list showed them. */
  readonly titles: ReadonlyMap<number, string>
  /** Milliseconds since 1970. */
  readonly at: number
}

const UNDOABLE: ReadonlySet<ReviewAction> = new Set(['approve', 'reject', 'spam', 'merge', 'hand-over'])

/** What can be taken back now: the items the action decided, at the version it left them. */
export function undoItems(outcome: Outcome | null, now: number): readonly { id: number; version: number }[] {
  if (outcome === null || !UNDOABLE.has(outcome.action) || now - outcome.at > UNDO_MINUTES * 60_000) return []
  return outcome.results.flatMap((result) => (result.ok ? [{ id: result.id, version: result.version }] : []))
}

/** One sentence: "Approved “Al Baik”." or "Approved 98 submissions. 2 were left as they are." */
export function outcomeText({ action, results, titles }: Outcome): string {
  const done = results.filter(({ ok }) => ok)
  const left = results.filter(({ ok }) => !ok)
  const [only] = results
  if (results.length === 1 && only !== undefined) {
    const name = `“${titles.get(only.id) ?? `No. ${only.id}`}”`
    return only.ok ? `${pastActions[action]}: ${name}.` : `${name} was left as it is. ${refusalText(only)}`
  }
  const leftText = left.length === 1 ? '1 was left as it is.' : `${left.length} were left as they are.`
  if (done.length === 0) return `Nothing was done: ${leftText}`
  return `${pastActions[action]}: ${submissions(done.length)}.${left.length > 0 ? ` ${leftText}` : ''}`
}

/** Why one item was left, with who did what when somebody else was faster. */
export function refusalText(result: Extract<ReviewResult, { ok: false }>, now = new Date()): string {
  const { code, current, message } = result
  if (code === 'stale' && current !== undefined) {
    const who = current.by ?? 'Somebody'
    const isOpen = current.status === 'pending-review' || current.status === 'claimed'
    if (isOpen) return `${who} changed it a moment ago. You see it as it is now.`
    const when = current.at === null ? 'a moment ago' : agoText(current.at, now)
    return `Decided by ${who} ${when}: ${stateLabels[current.status].toLowerCase()}. You see it as it is now.`
  }
  if (code === 'claimed' && current?.by) {
    const until = current.until === null ? '' : ` until ${clockTime(current.until, now)}`
    return `${current.by} is on it${until}.`
  }
  return message
}

function agoText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000)
  return minutes < 2 ? 'a moment ago' : `at ${clockTime(iso, now)}`
}
