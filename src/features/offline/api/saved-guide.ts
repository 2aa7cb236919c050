import { readOfflinePack } from '@/contracts/offline-pack'
import { getJson, HttpError } from '@/browser/get-json'
import { BUILD_FILES_PATH, type BuildFiles, findNamedFiles } from '@/domain/offline/build-files'
import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'
import { fetchCopy } from '@/domain/offline/fetch-copy'
import { readSavedState, type SavedState } from '@/domain/offline/saved-state'

import { markGuide } from '../model/guide-mark'
import { listLost, type NamedFiles, planSaving, type Present, type Wanted, listWanted } from '../model/saving-plan'

/** What the network says there is to save. */
export type Offer = { readonly wanted: Wanted; readonly build: string; readonly articlesQuery: string }

/** What was saved, and what of it is gone or names a script that is not there. */
export type Saved = { readonly state: SavedState; readonly lost: readonly string[] }

/** What the device has, read once. */
export type Device = { readonly state: SavedState | null; readonly present: Present; readonly named: NamedFiles }

/** Saved pages that are fetched at a time: the server makes two for one network. */
const AT_ONCE = 3

/** The state is saved after so many files: an interruption loses no more than these. */
const NOTE_EVERY = 20

const TRIES = 4
const RETRY_MS = 1_500
const LIMIT_MS = 30_000

/** So many failures in a row mean that there is no network. */
const MOST_FAILURES = 6

export class SwitchedOffError extends Error {}

/** @throws SwitchedOffError where the guide is not to be saved; anything else when there is no network */
export async function loadOffer(): Promise<Offer> {
  const [pack, files] = await Promise.all([
    getJson('/api/offline-pack').catch((error: unknown) => {
      throw error instanceof HttpError && error.status === 404 ? new SwitchedOffError() : error
    }),
    getJson(BUILD_FILES_PATH) as Promise<BuildFiles>,
  ])
  const { items } = readOfflinePack(pack)
  return { wanted: listWanted(items, files), build: files.build, articlesQuery: files.articlesQuery }
}

export async function readDevice(): Promise<Device> {
  const state = await readState()
  return { state, present: await readPresent(), named: await readNamedFiles(state) }
}

/** Everything that was saved has to be there, and every script that a saved page starts with. */
export function checkSaved({ state, present, named }: Device): Saved | null {
  if (state === null) return null
  const lost = listLost(state, present)
  if (lost.length > 0 || state.completeAt === null) return { state, lost }
  return { state, lost: [...new Set([...named.values()].flat())].filter((name) => !present.files.has(name)) }
}

type SaveOptions = {
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/**
 * Fetches what is missing or has changed. Ends early when the network is gone or `signal` aborts; what was fetched stays.
 *
 * @returns whether everything is there
 * @throws a `QuotaExceededError` when the browser gives no more room
 */
export async function saveGuide(offer: Offer, { onProgress, signal }: SaveOptions): Promise<boolean> {
  const [pages, files] = await Promise.all([caches.open(offlineCaches.saved), caches.open(offlineCaches.files)])
  const device = await readDevice()
  const before = device.state
  const plan = planSaving(offer.wanted, device)
  const todo = [
    ...plan.files.map((key) => ({ key, cache: files, version: null })),
    ...plan.pages.map(([key, version]) => ({ key, cache: pages, version })),
  ]
  const saved = {
    pages: { ...before?.pages },
    files: Object.fromEntries(offer.wanted.files.map(([key]) => [key, offer.build])),
  }
  const note = (completeAt: string | null) =>
    pages.put(SAVED_STATE, Response.json({ completeAt, ...saved } satisfies SavedState))
  await note(null)
  markGuide(() => window.localStorage)
  let done = 0
  let failures = 0
  const queue = todo.values()
  const work = async () => {
    for (const { key, cache, version } of queue) {
      if (signal.aborted || failures >= MOST_FAILURES) return
      const response = await fetchPatiently(key, offer.articlesQuery, signal)
      failures = response === null ? failures + 1 : 0
      if (response === null) continue
      await cache.put(key, response)
      if (version !== null) saved.pages[key] = version
      done += 1
      onProgress(done, todo.length)
      if (done % NOTE_EVERY === 0) await note(null)
    }
  }
  onProgress(0, todo.length)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const isWhole = done === todo.length
  if (isWhole) await removeOthers(pages, saved, offer.wanted)
  else for (const [key] of offer.wanted.pages) saved.pages[key] ??= ''
  await note(isWhole ? new Date().toISOString() : null)
  return isWhole
}

/** `null` when it cannot be fetched. Tries again, because a busy server may answer later. */
async function fetchPatiently(key: string, articlesQuery: string, signal: AbortSignal): Promise<Response | null> {
  for (let tries = 1; tries <= TRIES && !signal.aborted; tries += 1) {
    try {
      return await fetchCopy(key, articlesQuery, AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]))
    } catch {
      if (!navigator.onLine) return null
      await new Promise((resolve) => setTimeout(resolve, tries * RETRY_MS))
    }
  }
  return null
}

/** Removes pages that no longer exist. */
async function removeOthers(cache: Cache, saved: { pages: Record<string, string> }, { pages }: Wanted): Promise<void> {
  const wanted = new Set([SAVED_STATE, ...pages.map(([key]) => key)])
  for (const key of Object.keys(saved.pages)) if (!wanted.has(key)) delete saved.pages[key]
  const keys = await cache.keys()
  await Promise.all(keys.filter((key) => !wanted.has(toAddress(key))).map((key) => cache.delete(key)))
}

async function readState(): Promise<SavedState | null> {
  const response = await caches.match(SAVED_STATE, { cacheName: offlineCaches.saved })
  return readSavedState(await response?.json().catch(() => null))
}

async function readPresent(): Promise<Present> {
  const [pages, files] = await Promise.all(
    [offlineCaches.saved, offlineCaches.files].map(
      // Opening a cache makes it.
      async (name) => new Set((await caches.has(name)) ? (await (await caches.open(name)).keys()).map(toAddress) : []),
    ),
  )
  return { pages: pages ?? new Set(), files: files ?? new Set() }
}

async function readNamedFiles(state: SavedState | null): Promise<NamedFiles> {
  const named = new Map<string, readonly string[]>()
  if (state === null) return named
  const cache = await caches.open(offlineCaches.saved)
  for (const key of Object.keys(state.pages)) {
    const copy = key.startsWith('/api/') ? undefined : await cache.match(key)
    if (copy?.headers.get('content-type')?.startsWith('text/html') !== true) continue
    named.set(key, findNamedFiles(await copy.text()))
  }
  return named
}

const toAddress = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
