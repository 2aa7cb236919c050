'use client'

import { useSyncExternalStore } from 'react'

import {
  announceStoredChange,
  readStored,
  subscribeToStored,
  toggleFavourite,
  writeStored,
} from '@/browser/stored-values'

/** Ids of the places with a heart, the newest first, as this device keeps them; none before scripts run. */
export function useFavourites(): readonly number[] {
  return useSyncExternalStore(subscribe, current, () => NONE)
}

/** Sets or takes back a heart. False when the browser refuses to keep it. */
export const storeFavourite = (id: number): boolean => storeFavourites(toggleFavourite(current(), id))

/** Keeps these hearts in place of all others. False when the browser refuses to keep them. */
export function storeFavourites(favourites: readonly number[]): boolean {
  const isKept = writeStored(storage, 'favourites', favourites)
  if (isKept) announceStoredChange(window)
  return isKept
}

const NONE: readonly number[] = []

let known = NONE

const storage = () => window.localStorage

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)

/** The same list as long as nothing in it changed. Damaged or refused storage counts as no hearts. */
function current(): readonly number[] {
  const found = readStored(storage, 'favourites')
  const ids = found.kind === 'value' ? found.value : NONE
  if (ids.length !== known.length || ids.some((id, index) => id !== known[index])) known = ids
  return known
}
