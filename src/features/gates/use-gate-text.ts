'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { type GateScreenPath, mosqueHref } from '@/lib/gate-links'
import type { MosqueKey } from '@/lib/mosques'
import { queryText } from '@/lib/query-text'

type GateText = {
  readonly text: string
  readonly type: (text: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** Safari refuses a page that changes its address more than a hundred times in half a minute. Milliseconds. */
const ADDRESS_DELAY_MS = 250

/** What is searched for on a gate screen, with its address kept in step both ways. `given` is the text of the server. */
export function useGateText(path: GateScreenPath, mosque: MosqueKey, given: string): GateText {
  const [text, setText] = useState(given)
  const written = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const followAddress = useCallback(() => {
    if (location.search === written.current) return
    clearTimeout(timer.current)
    written.current = location.search
    setText(queryText(Object.fromEntries(new URLSearchParams(location.search)), 'q'))
  }, [])

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const href = mosqueHref(path, mosque, next)
      written.current = new URL(href, location.href).search
      history.replaceState(null, '', href)
    }, ADDRESS_DELAY_MS)
  }

  return { text, type, followAddress }
}
