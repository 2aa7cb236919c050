'use client'

import { announceStoredChange, subscribeToStored, writeFlag } from '@/browser/stored-values'

/**
 * Whether the reader of a narrow screen wants the map. Read from the page, not from storage: the choice must work in a browser
 * that stores nothing, and `public/theme.js` has marked the page before its first paint.
 */
export const isMapChosen = (): boolean => document.documentElement.dataset.map !== 'hidden'

/** At once, and on every later visit. */
export function chooseMap(isWanted: boolean): void {
  if (isWanted) delete document.documentElement.dataset.map
  else document.documentElement.dataset.map = 'hidden'
  writeFlag(() => window.localStorage, 'mapHidden', !isWanted)
  announceStoredChange(window)
}

/** Calls back after every choice. Returns the way to stop. */
export const subscribeToMapChoice = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)
