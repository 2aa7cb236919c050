'use client'

import { useState, useSyncExternalStore } from 'react'

import { announceStoredChange, readFlag, subscribeToStored, writeFlag } from '@/browser/stored-values'

import { SettingsSwitch } from './settings-switch'

/** On: the position comes from the last one stored, and nothing follows the device live (spec §4). */
export function OfflineModeSwitch() {
  const isOffline = useSyncExternalStore(subscribe, isOfflineStored, () => null)
  const [isStored, setIsStored] = useState(true)

  return (
    <SettingsSwitch
      label="Offline Mode"
      description="Uses the last stored position. No live tracking."
      isOn={isOffline}
      problem={isStored ? null : 'Your browser keeps no choices for this site, so this cannot be changed.'}
      note={isOffline === true && <a href="#offline">To read without a network, save the guide, too</a>}
      onChange={(isOn) => {
        setIsStored(writeFlag(() => window.localStorage, 'offlineMode', isOn))
        announceStoredChange(window)
      }}
    />
  )
}

const isOfflineStored = (): boolean => readFlag(() => window.localStorage, 'offlineMode') ?? false

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)
