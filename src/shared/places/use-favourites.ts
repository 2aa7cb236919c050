'use client'

import { useSyncExternalStore } from 'react'

import {
  announceStoredChange,
  readStored,
  subscribeToStored,
  toggleFavourite,
  writeStored,
} from '@/browser/stored-values'

/** Ids of the favourites stored on this device, the newest first; none before scripts run. */
export function useFavourites(): readonly number[] {
  return useSyncExternalStore(subscribe, current, () => NONE)
}

/** Adds or removes a favourite. False when the browser refuses to store it. */
export const storeFavourite = (id: number): boolean => storeFavourites(toggleFavourite(current(), id))

/** Replaces all favourites. False when the browser refuses to store them. */
export function storeFavourites(favourites: readonly number[]): boolean {
  const isStored = writeStored(storage, 'favourites', favourites)
  if (isStored) announceStoredChange(window)
  return isStored
}

const NONE: readonly number[] = []

let cached = NONE

const storage = () => window.localStorage

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)

/** The same array as long as nothing in it has changed. Damaged or refused storage counts as empty. */
function current(): readonly number[] {
  const stored = readStored(storage, 'favourites')
  const ids = stored.kind === 'value' ? stored.value : NONE
  if (ids.length !== cached.length || ids.some((id, index) => id !== cached[index])) cached = ids
  return cached
}
