import { STALL_LIMIT_MS } from '@/browser/get-json'
import { readStored, removeStored, writeStored } from '@/browser/stored-values'

import { createNoticesKeeper, type KeptNotices, type NoticesKeeper, readKept } from './model/notices-keeper'
import { noticesStore } from './notices-store'

/** An open page hears of a new one within a minute. Milliseconds. */
const ASK_EVERY_MS = 60_000

const PATH = '/api/notices'

/** The two clocks of a device go apart by no more during a request. Milliseconds. */
const STEADY_MS = 500

/** Fetched only where there is a notice: on most days there is none. */
const contractModule = () => import('@/contracts/notices')

const storage = (): Storage => window.localStorage

const sight = () => ({ device: Date.now(), monotonic: performance.now() })

let running: Promise<NoticesKeeper> | undefined

let lookTimer: ReturnType<typeof setTimeout> | undefined
let askTimer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | null = null

/** Whether the browser has stored what it was given. */
let isStored = true

/**
 * Shows what is kept at once, and keeps it right as long as the page is open: asks every minute while somebody looks and there
 * is a network, and ends what ends. One of a tab, however often it is called.
 */
export function runNotices(): Promise<NoticesKeeper> {
  running ??= start()
  return running
}

/** A person has hidden these; those who cannot see them have heard them. */
export async function markNotices(how: 'hidden' | 'told', keys: readonly string[]): Promise<void> {
  const keeper = await runNotices()
  followMarks(keeper)
  keeper.mark(how, keys)
  keep(keeper)
  show(keeper)
}

/** Asks at once, and every minute from then on. */
export async function askForNotices(): Promise<void> {
  const keeper = await runNotices()
  clearTimeout(askTimer)
  askTimer = setTimeout(() => void askForNotices(), ASK_EVERY_MS)
  // Nobody looks, or there is nobody to ask: both are heard of.
  if (asking !== null || document.visibilityState === 'hidden' || !navigator.onLine) return
  const controller = new AbortController()
  asking = controller
  const limit = setTimeout(() => controller.abort(), STALL_LIMIT_MS)
  try {
    await ask(keeper, controller.signal)
    keep(keeper)
    show(keeper)
  } catch {
    // What is kept stays, and ends by itself. The next minute tries again.
  } finally {
    clearTimeout(limit)
    if (asking === controller) asking = null
  }
}

async function start(): Promise<NoticesKeeper> {
  const keeper = createNoticesKeeper(await readDevice(), sight)
  show(keeper)
  const lookAgain = () => {
    if (document.visibilityState === 'hidden') {
      // The device may sleep now, and the answer be as old as that.
      asking?.abort()
      asking = null
      keeper.doubtClock()
      return
    }
    show(keeper)
    void askForNotices()
  }
  // After a sleep, timers are late by as much.
  document.addEventListener('visibilitychange', lookAgain)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain()
  })
  window.addEventListener('online', lookAgain)
  return keeper
}

async function readDevice(): Promise<KeptNotices | null> {
  const stored = readStored(storage, 'notices')
  if (stored.kind !== 'value') return null
  // Without the code that reads it nothing is shown; the next answer needs it, too.
  const contract = await contractModule().catch(() => null)
  return contract === null ? null : readKept(stored.value, contract.parseNotices)
}

async function ask(keeper: NoticesKeeper, signal: AbortSignal): Promise<void> {
  const sent = sight()
  const response = await fetch(PATH, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    // The browser asks by the ETag of what it has: most answers are a few bytes, and none is an old one.
    cache: 'no-cache',
    signal,
  })
  if (!response.ok) throw new Error(`${response.status}`)
  const { headers } = response
  const answer = (await response.json()) as { readonly notices?: unknown }
  if (!Array.isArray(answer.notices)) throw new TypeError('No list of notices')
  const notices = answer.notices.length === 0 ? [] : (await contractModule()).parseNotices(answer)
  signal.throwIfAborted()
  const came = sight()
  const waited = came.monotonic - sent.monotonic
  // Set meanwhile, or the device has slept: then nobody knows how long it was.
  const isKnown = Math.abs(came.device - sent.device - waited) <= STEADY_MS
  followMarks(keeper)
  keeper.receive({ notices, date: isKnown ? headers.get('date') : null, age: headers.get('age'), waited })
}

function keep(keeper: NoticesKeeper): void {
  const kept = keeper.kept()
  if (kept === null) removeStored(storage, 'notices')
  else isStored = writeStored(storage, 'notices', kept)
}

/** The storage is of all tabs; where there is none, what this page remembers counts. */
function followMarks(keeper: NoticesKeeper): void {
  const stored = readStored(storage, 'notices')
  if (stored.kind === 'value') keeper.adoptMarks(stored.value)
  else if (stored.kind === 'missing' && isStored) keeper.adoptMarks({})
}

/** Publishes what is to be shown, and again when the next one begins or ends. */
function show(keeper: NoticesKeeper): void {
  const { shown, nextChange } = keeper.look()
  noticesStore.publish(shown)
  clearTimeout(lookTimer)
  if (nextChange !== null) lookTimer = setTimeout(() => show(keeper), Math.min(nextChange, ASK_EVERY_MS))
}
