/** Choices a visitor keeps on the device, stored as 'true' or 'false' under these names (spec §3). */
export type FlagKey = 'darkMode' | 'offlineMode'

/**
 * The stored choice; `null` when none was made, when the stored text is neither 'true' nor 'false', or when the browser
 * refuses access. `storage` is a function because naming `localStorage` alone can throw.
 */
export function readFlag(storage: () => Pick<Storage, 'getItem'>, key: FlagKey): boolean | null {
  try {
    const text = storage().getItem(key)
    return text === 'true' ? true : text === 'false' ? false : null
  } catch {
    return null
  }
}

/** Keeps a choice. False when the browser refuses: blocked, full, or a private window. */
export function writeFlag(storage: () => Pick<Storage, 'setItem'>, key: FlagKey, isOn: boolean): boolean {
  try {
    storage().setItem(key, String(isOn))
    return true
  } catch {
    return false
  }
}

/** The browser tells only the other tabs of a change; this tells the rest of the same page. */
const CHANGED_HERE = 'stored-flag-change'

export function announceFlagChange(page: EventTarget): void {
  page.dispatchEvent(new Event(CHANGED_HERE))
}

/** Calls back after any change of a stored choice, in this tab or another. Returns the way to stop. */
export function subscribeToFlags(page: EventTarget, onChange: () => void): () => void {
  page.addEventListener('storage', onChange)
  page.addEventListener(CHANGED_HERE, onChange)
  return () => {
    page.removeEventListener('storage', onChange)
    page.removeEventListener(CHANGED_HERE, onChange)
  }
}
