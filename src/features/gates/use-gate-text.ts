'use client'

import { useCallback, useState } from 'react'

import { usePageAddress } from '@/ui/use-page-address'
import { type GateScreenPath, mosqueHref } from '@/lib/gate-links'
import type { MosqueKey } from '@/lib/mosques'
import { queryText } from '@/lib/query-text'

type GateText = {
  readonly text: string
  readonly type: (text: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** What is searched for on a gate screen, with its address kept in step both ways. `given` is the text of the server. */
export function useGateText(path: GateScreenPath, mosque: MosqueKey, given: string): GateText {
  const [text, setText] = useState(given)
  const { followAddress, replaceSoon } = usePageAddress(
    useCallback((search) => setText(queryText(Object.fromEntries(new URLSearchParams(search)), 'q')), []),
  )
  return {
    text,
    type: (next) => {
      setText(next)
      replaceSoon(() => mosqueHref(path, mosque, next))
    },
    followAddress,
  }
}
