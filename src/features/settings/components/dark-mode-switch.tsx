'use client'

import { useState, useSyncExternalStore } from 'react'

import { announceStoredChange, subscribeToStored, writeFlag } from '@/browser/stored-values'

import { SettingsSwitch } from './settings-switch'

/** Light or dark at once, and on every later visit (spec §4). Without a choice the system decides. */
export function DarkModeSwitch() {
  const isDark = useSyncExternalStore(subscribe, isPageDark, () => null)
  const [isKept, setIsKept] = useState(true)

  return (
    <SettingsSwitch
      label="Dark Mode"
      description="Follows your device until you choose."
      isOn={isDark}
      problem={isKept ? null : 'Your browser keeps no choices for this site: this one ends when you leave.'}
      onChange={(isOn) => {
        document.documentElement.dataset.theme = isOn ? 'dark' : 'light'
        setIsKept(writeFlag(() => window.localStorage, 'darkMode', isOn))
        announceStoredChange(window)
      }}
    />
  )
}

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')

/** What the page shows, not what is stored: a browser that blocks storage still shows what was chosen. */
function isPageDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && systemIsDark().matches)
}

function subscribe(onChange: () => void): () => void {
  const system = systemIsDark()
  system.addEventListener('change', onChange)
  const stopFlags = subscribeToStored(window, onChange)
  return function stopWatchingTheme() {
    system.removeEventListener('change', onChange)
    stopFlags()
  }
}
