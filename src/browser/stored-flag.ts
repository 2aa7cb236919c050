import {
  announceStoredChange,
  readStored,
  type StorageAccess,
  type StoredValues,
  subscribeToStored,
  writeStored,
} from './stored-values'

/** What is stored as 'true' or 'false' (spec §3): choices of a visitor, and how the tour ended. */
export type FlagKey = {
  [Key in keyof StoredValues]: StoredValues[Key] extends boolean ? Key : never
}[keyof StoredValues]

/** The stored choice; `null` when none was made, when the text is neither 'true' nor 'false', or when access is refused. */
export function readFlag(storage: StorageAccess<'getItem'>, key: FlagKey): boolean | null {
  const found = readStored(storage, key)
  return found.kind === 'value' ? found.value : null
}

/** Keeps a choice. False when the browser refuses: blocked, full, or a private window. */
export function writeFlag(storage: StorageAccess<'setItem'>, key: FlagKey, isOn: boolean): boolean {
  return writeStored(storage, key, isOn)
}

/** Tells the rest of this page that a choice was written. */
export const announceFlagChange = announceStoredChange

/** Calls back after any change of a stored choice, in this tab or another. Returns the way to stop. */
export const subscribeToFlags = subscribeToStored
