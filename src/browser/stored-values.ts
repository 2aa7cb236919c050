import type { City } from '@/domain/places/cities'
import type { Position } from '@/lib/geo/geo'
import { parseJson } from '@/lib/text/parse-json'

/** Everything the guide stores on a device, under these names (spec §3; favourites: the heart of the bottom sheet). */
type StoredValues = {
  readonly offlineMode: boolean
  readonly darkMode: boolean
  /** Ways on foot without steps. */
  readonly avoidSteps: boolean
  readonly lastKnownPosition: Position
  /** When that position was taken: milliseconds since 1970. Beside it, because §3 says what is in it. */
  readonly positionTakenAt: number
  /** The city chosen last in a list of places. */
  readonly chosenCity: City
  readonly 'tour-completed': boolean
  readonly 'tour-skipped': boolean
  /** Whether the map of /map is put away on a narrow screen. `public/theme.js` reads it before the first paint. */
  readonly mapHidden: boolean
  /** Ids of locations, the newest first. */
  readonly favourites: readonly number[]
  /** Recommendations that are being written. */
  readonly 'place-draft': Saved
  readonly 'path-draft': Saved
  /** Reports that are being written, of several places. */
  readonly 'report-drafts': Saved
  /** Receipts of what was sent from this device. */
  readonly submissions: Saved
  /** What was reported on this device today. */
  readonly reports: Saved
  /** What is ticked in the checklists of articles. */
  readonly ticks: Saved
  /** Rounds of tawaf and lengths of sa'i. */
  readonly rounds: Saved
  /** The pilgrim's card: hotel, group, gate. */
  readonly card: Saved
  /** What is printed beside the card: group, blood group, illnesses, medicines. */
  readonly sheet: Saved
  /** That the guide was saved, so that its loss is noticed. */
  readonly 'guide-saved': Saved
  /** How many submissions wait in the outbox, so that a page without any need not look. */
  readonly outbox: Saved
  /** The last answer of `/api/notices`, what was learned of the time, and what of them was hidden. */
  readonly notices: Saved
}

/** What only one feature can read: it checks the rest itself, so that other pages do not carry how. */
type Saved = { readonly version: typeof SAVED_VERSION } & Readonly<Record<string, unknown>>

/** A value saved in another version counts as damaged. */
export const SAVED_VERSION = 1

export type StoredKey = keyof StoredValues

/** More favourites than a person has; limits what damaged or hostile data can fill the memory with. */
export const MAX_FAVOURITES = 500

/** A stored value, or why there is none. `blocked`: the browser refuses access, so nothing can be stored either. */
type Stored<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'corrupt' }
  | { readonly kind: 'blocked' }

/** A function, because naming `localStorage` alone can throw. */
export type StorageAccess<Method extends keyof Storage> = () => Pick<Storage, Method>

/** The value a text stands for, or `null` when it stands for none. Any text is safe to give. */
export function parseStored<Key extends StoredKey>(key: Key, text: string): StoredValues[Key] | null {
  return parsers[key](text)
}

/**
 * Whether a person can be there: latitude −90…90, longitude −180…180, and not 0, 0. That is a point in the Atlantic, which
 * devices report when they have no position.
 */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
}

/** What is stored under a key. Never throws. */
export function readStored<Key extends StoredKey>(
  storage: StorageAccess<'getItem'>,
  key: Key,
): Stored<StoredValues[Key]> {
  try {
    const text = storage().getItem(key)
    if (text === null) return { kind: 'missing' }
    const value = parseStored(key, text)
    return value === null ? { kind: 'corrupt' } : { kind: 'value', value }
  } catch {
    return { kind: 'blocked' }
  }
}

/** Stores a value. False when the browser refuses: blocked, full, or a private window. */
export function writeStored<Key extends StoredKey>(
  storage: StorageAccess<'setItem'>,
  key: Key,
  value: StoredValues[Key],
): boolean {
  try {
    storage().setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Deletes a value. False when the browser refuses. */
export function removeStored(storage: StorageAccess<'removeItem'>, key: StoredKey): boolean {
  try {
    storage().removeItem(key)
    return true
  } catch {
    return false
  }
}

/**
 * Deletes what the guide has stored on this device, and nothing that another site at the same address has. False when the
 * browser refused any of it.
 */
export function deleteStoredData(storage: StorageAccess<'removeItem'>): boolean {
  return storedKeys.map((key) => removeStored(storage, key)).every(Boolean)
}

/** The browser's own `storage` event reaches only other tabs; this event is for the rest of the same page. */
const CHANGED_HERE = 'stored-value-change'

export function announceStoredChange(page: EventTarget): void {
  page.dispatchEvent(new Event(CHANGED_HERE))
}

/** Calls back after any change of a stored value, in this tab or another. Returns the way to stop. */
export function subscribeToStored(page: EventTarget, onChange: () => void): () => void {
  page.addEventListener('storage', onChange)
  page.addEventListener(CHANGED_HERE, onChange)
  return () => {
    page.removeEventListener('storage', onChange)
    page.removeEventListener(CHANGED_HERE, onChange)
  }
}

const parsers: { readonly [Key in StoredKey]: (text: string) => StoredValues[Key] | null } = {
  offlineMode: parseFlag,
  darkMode: parseFlag,
  avoidSteps: parseFlag,
  lastKnownPosition: parsePosition,
  positionTakenAt: parseTime,
  chosenCity: parseCityName,
  'tour-completed': parseFlag,
  'tour-skipped': parseFlag,
  mapHidden: parseFlag,
  favourites: parseFavourites,
  'place-draft': parseSaved,
  'path-draft': parseSaved,
  'report-drafts': parseSaved,
  submissions: parseSaved,
  reports: parseSaved,
  ticks: parseSaved,
  rounds: parseSaved,
  card: parseSaved,
  sheet: parseSaved,
  'guide-saved': parseSaved,
  outbox: parseSaved,
  notices: parseSaved,
}

/** Every key, in the order of the table above. */
export const storedKeys = Object.keys(parsers) as readonly StoredKey[]

/** Exactly 'true' or 'false' (spec §3). */
function parseFlag(text: string): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null
}

function parsePosition(text: string): Position | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  const latitude = ownNumber(value, 'latitude')
  const longitude = ownNumber(value, 'longitude')
  if (latitude === null || longitude === null) return null
  // A new object, so that unknown fields are dropped.
  const position = { latitude, longitude }
  return isOnEarth(position) ? position : null
}

function parseTime(text: string): number | null {
  const time = Number(text)
  return Number.isSafeInteger(time) && time > 0 ? time : null
}

function parseCityName(text: string): City | null {
  return storedCities.find((city) => `"${city}"` === text) ?? null
}

/** Written out, because every page carries this file. */
const storedCities: readonly City[] = ['Makkah', 'Madinah', 'Jeddah']

function parseFavourites(text: string): readonly number[] | null {
  const value = parseJson(text)
  if (!Array.isArray(value)) return null
  const ids = value.slice(0, MAX_FAVOURITES)
  return ids.every(isId) ? [...new Set(ids)] : null
}

function parseSaved(text: string): Saved | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  return ownNumber(value, 'version') === SAVED_VERSION ? { ...value, version: SAVED_VERSION } : null
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function ownNumber(record: object, name: string): number | null {
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** What is stored as 'true' or 'false' (spec §3): choices of a visitor, and how the tour ended. */
type FlagKey = {
  [Key in keyof StoredValues]: StoredValues[Key] extends boolean ? Key : never
}[keyof StoredValues]

/** The stored choice; `null` when none was made, when the text is neither 'true' nor 'false', or when access is refused. */
export function readFlag(storage: StorageAccess<'getItem'>, key: FlagKey): boolean | null {
  const stored = readStored(storage, key)
  return stored.kind === 'value' ? stored.value : null
}

/** Stores a choice. False when the browser refuses: blocked, full, or a private window. */
export function writeFlag(storage: StorageAccess<'setItem'>, key: FlagKey, isOn: boolean): boolean {
  return writeStored(storage, key, isOn)
}

/**
 * Replaces favourites that editors have merged into other places by those, without duplicates: the first position counts. The
 * same array when nothing changes.
 */
export function followMerges(
  favourites: readonly number[],
  mergedInto: ReadonlyMap<number, number>,
): readonly number[] {
  if (!favourites.some((id) => mergedInto.has(id))) return favourites
  return [...new Set(favourites.map((id) => mergedInto.get(id) ?? id))]
}

/** Adds or removes a favourite. The newest is first; above the limit the oldest are dropped. */
export function toggleFavourite(favourites: readonly number[], id: number): readonly number[] {
  return favourites.includes(id)
    ? favourites.filter((favourite) => favourite !== id)
    : [id, ...favourites].slice(0, MAX_FAVOURITES)
}
