'use client'

import { useState, useSyncExternalStore } from 'react'

import { announceStoredChange, writeFlag } from '@/browser/stored-values'
import { isPageDark, onThemeChange } from '@/browser/theme'

import { SettingsSwitch } from './settings-switch'

/** Light or dark at once, and on every later visit (spec §4). Without a choice the system decides. */
export function DarkModeSwitch() {
  const isDark = useSyncExternalStore(onThemeChange, isPageDark, () => null)
  const [isStored, setIsStored] = useState(true)

  return (
    <SettingsSwitch
      label="Dark Mode"
      description="Follows your device until you choose."
      isOn={isDark}
      problem={isStored ? null : 'Your browser keeps no choices for this site: this one ends when you leave.'}
      onChange={(isOn) => {
        document.documentElement.dataset.theme = isOn ? 'dark' : 'light'
        setIsStored(writeFlag(() => window.localStorage, 'darkMode', isOn))
        announceStoredChange(window)
      }}
    />
  )
}
