'use client'

import { useSyncExternalStore } from 'react'

/** The fragment of the page's address with its `#`, which no browser sends to a server; `null` until scripts run. */
export const useFragment = (): string | null => useSyncExternalStore(subscribe, currentFragment, noFragment)

/** Changes the address within the page. With `replace` it is no step of its own for Back. */
export function writeFragment(href: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState(null, '', href)
  else history.replaceState(null, '', href)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return function stopListening() {
    listeners.delete(onChange)
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

const currentFragment = (): string => location.hash

const noFragment = () => null
