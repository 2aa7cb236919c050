import { type BuildFiles, toArea } from '@/domain/offline/build-files'
import { isVersioned } from '@/domain/offline/caches'
import type { SavedState } from '@/domain/offline/saved-state'

type Item = readonly [key: string, version: string]

/** All that has to be on the device, by the cache it goes to. */
export type Wanted = {
  readonly pages: readonly Item[]
  readonly files: readonly (readonly [key: string, bytes: number])[]
}

export type Present = { readonly pages: ReadonlySet<string>; readonly files: ReadonlySet<string> }

export type SavingPlan = {
  readonly pages: readonly Item[]
  readonly files: readonly string[]
  /** About, as it is sent. */
  readonly bytes: number
}

/** A page of the guide as it is sent, on average, and one of the lists that search and map look in. */
const PAGE_BYTES = 8_500
const LIST_BYTES = 15_000

/** The version of a page is made of its content and its sources. A file that never changes has its size in its place. */
export const listWanted = (
  items: readonly Item[],
  { all, templates }: Pick<BuildFiles, 'all' | 'templates'>,
): Wanted => ({
  pages: items
    .filter(([key]) => !isVersioned(key))
    .map(([key, version]) => [key, `${templates[toArea(key)] ?? ''}:${version}`]),
  files: [
    ...all,
    ...items.filter(([key]) => isVersioned(key)).map(([key, bytes]): Wanted['files'][number] => [key, Number(bytes)]),
  ],
})

/** By page, the files of a build that it starts with. */
export type NamedFiles = ReadonlyMap<string, readonly string[]>

type Device = { readonly present: Present; readonly state: SavedState | null; readonly named: NamedFiles }

/**
 * What is to be fetched: what is not there, pages that have changed since they were saved, and those that start with a file
 * which this build does not have any more.
 */
export function planSaving(wanted: Wanted, { present, state, named }: Device): SavingPlan {
  const current = new Set(wanted.files.map(([key]) => key))
  const isOutdated = (key: string) => named.get(key)?.some((file) => !current.has(file)) === true
  const pages = wanted.pages.filter(
    ([key, version]) => !present.pages.has(key) || state?.pages[key] !== version || isOutdated(key),
  )
  const files = wanted.files.filter(([key]) => !present.files.has(key))
  const bytes =
    pages.reduce((sum, [key]) => sum + (key.startsWith('/api/') ? LIST_BYTES : PAGE_BYTES), 0) +
    files.reduce((sum, [, size]) => sum + size, 0)
  return { pages, files: files.map(([key]) => key), bytes }
}

/** What was saved and is gone from the device. What the server has by now does not matter here. */
export const listLost = (state: SavedState, present: Present): readonly string[] => [
  ...Object.keys(state.pages).filter((key) => !present.pages.has(key)),
  ...Object.keys(state.files).filter((key) => !present.files.has(key)),
]

/** "4.2 MB", "310 KB": as large as a person can picture. */
export const sizeText = (bytes: number): string =>
  bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
