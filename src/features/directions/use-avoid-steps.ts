'use client'

import { useState, useSyncExternalStore } from 'react'

import { announceStoredChange, readFlag, subscribeToStored, writeFlag } from '@/browser/stored-values'

/** Whether to avoid steps, stored on the device; where storage is refused, until the page is left. */
export function useAvoidSteps(): readonly [isOn: boolean, change: (isOn: boolean) => void] {
  const isStored = useSyncExternalStore(subscribe, read, () => false)
  const [unstored, setUnstored] = useState<boolean | null>(null)
  return [
    unstored ?? isStored,
    (isOn) => {
      setUnstored(writeFlag(() => window.localStorage, 'avoidSteps', isOn) ? null : isOn)
      announceStoredChange(window)
    },
  ]
}

const read = (): boolean => readFlag(() => window.localStorage, 'avoidSteps') === true

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)
