'use client'

import { useRef, useSyncExternalStore } from 'react'

import { itemAddress } from './item-address'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

function readItem(): number | null {
  const item = new URLSearchParams(location.search).get('item') ?? ''
  return /^\d{1,9}$/.test(item) ? Number(item) : null
}

type OpenItem = {
  readonly openId: number | null
  readonly open: (id: number) => void
  readonly close: () => void
}

/**
 * Which entry is open stands in the address. Opening one from the list is a step that Back takes back, and the list is where it
 * was; going from one to the next is none.
 */
export function useOpenItem(): OpenItem {
  const openId = useSyncExternalStore(subscribe, readItem)
  /** The step before is the list. */
  const cameFromList = useRef(false)

  const write = (step: 'pushState' | 'replaceState', search: string) => {
    // The framework notes the address of whatever is written here.
    window.history[step](null, '', `${location.pathname}${search}`)
    for (const listener of listeners) listener()
  }

  return {
    openId,
    open: (id) => {
      if (id === readItem()) return
      if (readItem() !== null) return write('replaceState', itemAddress(id))
      cameFromList.current = true
      write('pushState', itemAddress(id))
    },
    close: () => {
      if (readItem() === null) return
      if (!cameFromList.current) return write('replaceState', '')
      cameFromList.current = false
      window.history.back()
    },
  }
}
