'use client'

import { useState, useSyncExternalStore } from 'react'

import {
  announceStoredChange,
  readStored,
  SAVED_VERSION,
  subscribeToStored,
  writeStored,
} from '@/browser/stored-values'

type SavedValue<Value> = {
  /** `null` until storage has been read. */
  readonly value: Value | null
  /** False where the browser stores nothing, as in some private windows: the value is lost with the page. */
  readonly isStored: boolean
  /** Changes the stored value, not the one rendered: another tab may have changed it. */
  readonly change: (next: (value: Value) => Value) => void
}

/**
 * What somebody has written on this device, under its key.
 *
 * @param parse makes a value of whatever is stored, damaged or missing
 */
export function useSaved<Value>(key: 'card' | 'sheet', parse: (stored: unknown) => Value): SavedValue<Value> {
  const read = (): Value => {
    const stored = readStored(storage, key)
    return parse(stored.kind === 'value' ? stored.value[key] : null)
  }
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => null,
  )
  const [unstored, setUnstored] = useState<{ readonly value: Value } | null>(null)
  const value = unstored !== null ? unstored.value : text === null ? null : parse(JSON.parse(text))
  const change = (next: (value: Value) => Value) => {
    const changed = next(unstored !== null ? unstored.value : read())
    const isStored = writeStored(storage, key, { version: SAVED_VERSION, [key]: changed })
    setUnstored(isStored ? null : { value: changed })
    announceStoredChange(window)
  }
  return { value, isStored: unstored === null, change }
}

const storage = () => window.localStorage

const subscribe = (onChange: () => void) => subscribeToStored(window, onChange)
