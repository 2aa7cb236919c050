'use client'

import { useSyncExternalStore } from 'react'

import { createPositionStore, type PositionStore } from './model/position-store'
import { UNKNOWN_POSITION, type UserPosition } from './model/user-position'

/**
 * Where the visitor is, followed while the calling screen is shown. Call `locate` from a tap only: it may ask for
 * permission, and afterwards it is the one-shot refresh of spec §9.
 */
export function usePosition(): { readonly position: UserPosition; readonly locate: () => void } {
  const position = useSyncExternalStore(subscribe, getSnapshot, () => UNKNOWN_POSITION)
  return { position, locate }
}

let shared: PositionStore | undefined

/** One for all screens, so that a position outlives a change of screen. */
const store = (): PositionStore => (shared ??= createPositionStore(browserSurroundings()))

const subscribe = (onChange: () => void): (() => void) => store().subscribe(onChange)

const getSnapshot = (): UserPosition => store().getSnapshot()

const locate = (): void => store().locate()

function browserSurroundings(): Parameters<typeof createPositionStore>[0] {
  return {
    geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
    whenGranted: (onGranted) => void whenGranted(onGranted),
    storage: () => window.localStorage,
    page: window,
    tab: document,
    // eslint-disable-next-line no-console -- Spec §8: a corrupt stored position is logged.
    log: (message) => console.warn(message),
  }
}

/** Older browsers cannot query the permission without requesting it. */
async function whenGranted(onGranted: () => void): Promise<void> {
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    const tell = () => permission.state === 'granted' && onGranted()
    permission.onchange = tell
    tell()
  } catch {
    // The first tap decides.
  }
}
