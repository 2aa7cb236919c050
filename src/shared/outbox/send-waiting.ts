import type { SubmitOutcome } from '@/queries/submit'

import type { OutboxEntry } from './model/outbox-entry'
import type { OutboxStore } from './outbox-store'

/** One opened form may send as many before the server takes it for a program (src/server/submissions/risk.ts). */
const ENTRIES_PER_TOKEN = 5

/** A form that is sent sooner than it can be filled in counts as a program's; these were filled in long ago. */
const TOKEN_REST_MS = 2_500

const FIRST_RETRY_MS = 60_000

/**
 * No rest is longer. A stored one that ends later was written by a clock that was ahead, and is over; a timer of more than 24
 * days would fire at once.
 */
export const LONGEST_WAIT_MS = 15 * 60_000

export type SendWaiting = {
  readonly store: Pick<OutboxStore, 'list' | 'change' | 'remove'>
  readonly submit: (sending: {
    readonly path: OutboxEntry['path']
    readonly body: object
    readonly idempotencyKey: string
  }) => Promise<SubmitOutcome>
  readonly fetchToken: () => Promise<string | undefined>
  readonly saveReceipt: (entry: OutboxEntry, receipt: string) => void
  readonly now: () => number
  readonly rest: (milliseconds: number) => Promise<void>
}

export type SentWaiting = {
  readonly sent: readonly OutboxEntry[]
  /** What a person has to change before it can be sent. */
  readonly refused: readonly OutboxEntry[]
  /** In how many milliseconds the next try is worth while; `null` when nothing waits that could go. */
  readonly nextInMs: number | null
}

/**
 * Sends what waits, one after the other, the oldest first, and stops when no answer comes. An entry leaves the outbox only
 * after its receipt is saved. If the page is closed in between, it is sent again under the same key, and the server recognizes
 * the key.
 *
 * @param options.isAsked a person wants it sent now: what rests goes, too
 */
export async function sendWaiting(tools: SendWaiting, { isAsked = false } = {}): Promise<SentWaiting> {
  const due = (await tools.store.list()).filter(
    (entry) => !entry.isRefused && (isAsked || computeRest(entry, tools.now()) === 0),
  )
  const sent: OutboxEntry[] = []
  const refused: OutboxEntry[] = []
  let token: string | undefined
  for (const [index, entry] of due.entries()) {
    if (index % ENTRIES_PER_TOKEN === 0) token = await restedToken(tools)
    // Deleted or changed by a person meanwhile.
    if (!(await tools.store.list()).some(({ key }) => key === entry.key)) continue
    const outcome = await tools.submit({
      path: entry.path,
      body: { ...entry.body, ...(token !== undefined && { token }) },
      idempotencyKey: entry.key,
    })
    if (outcome.kind === 'accepted') {
      tools.saveReceipt(entry, outcome.receipt)
      await tools.store.remove(entry.key)
      sent.push(entry)
      continue
    }
    const changes = afterFailure(entry, outcome, tools.now())
    await tools.store.change(entry.key, changes)
    if (changes.isRefused) refused.push({ ...entry, ...changes })
    // No network or a busy server: the next entry would fail, too.
    else break
  }
  return { sent, refused, nextInMs: computeNextTry(await tools.store.list(), tools.now()) }
}

/** The changes to an entry that was not accepted: it stays, with the reason. */
export function afterFailure(
  { tries }: Pick<OutboxEntry, 'tries'>,
  outcome: Exclude<SubmitOutcome, { kind: 'accepted' }>,
  now: number,
): Pick<OutboxEntry, 'restsUntil' | 'tries' | 'problem' | 'isRefused'> {
  const later = now + Math.min(FIRST_RETRY_MS * 2 ** Math.min(tries, 10), LONGEST_WAIT_MS)
  switch (outcome.kind) {
    case 'unreachable':
      // No delay: it is sent as soon as the network seems to be back.
      return { restsUntil: 0, tries: tries + 1, problem: null, isRefused: false }
    case 'limited':
      return {
        restsUntil: now + Math.min(outcome.retryAfterSeconds * 1000, LONGEST_WAIT_MS),
        tries,
        problem: 'Too many were sent from your network. It goes out again by itself.',
        isRefused: false,
      }
    case 'failed':
      return outcome.isPassing
        ? { restsUntil: later, tries: tries + 1, problem: outcome.message, isRefused: false }
        : { restsUntil: 0, tries, problem: outcome.message, isRefused: true }
    case 'invalid':
      return { restsUntil: 0, tries, problem: invalidText(outcome), isRefused: true }
  }
}

const invalidText = ({ message, fields }: Extract<SubmitOutcome, { kind: 'invalid' }>): string =>
  [...new Set(Object.values(fields))].join(' ') || message

async function restedToken({ fetchToken, rest }: SendWaiting): Promise<string | undefined> {
  const token = await fetchToken()
  if (token !== undefined) await rest(TOKEN_REST_MS)
  return token
}

function computeNextTry(entries: readonly OutboxEntry[], now: number): number | null {
  const waits = entries
    .filter(({ isRefused }) => !isRefused)
    .map(
      (entry) =>
        computeRest(entry, now) ||
        Math.min(FIRST_RETRY_MS * 2 ** Math.min(Math.max(0, entry.tries - 1), 10), LONGEST_WAIT_MS),
    )
  return waits.length === 0 ? null : Math.min(...waits)
}

/** Milliseconds until it may be sent; 0 when it is due. */
function computeRest({ restsUntil }: Pick<OutboxEntry, 'restsUntil'>, now: number): number {
  const rest = restsUntil - now
  return rest > 0 && rest <= LONGEST_WAIT_MS ? rest : 0
}
