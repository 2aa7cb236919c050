'use client'

import { useState, useSyncExternalStore } from 'react'

import { announceStoredChange, readFlag, subscribeToStored, writeFlag } from '@/browser/stored-values'

/** Whether ways with steps are left out, kept on the device; where that refuses, until the page is left. */
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
