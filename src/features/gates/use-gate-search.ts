'use client'

import { useCallback, useDeferredValue, useMemo, useState } from 'react'

import { type GateScreenPath, mosqueHref } from '@/lib/gate-links'
import { searchGates } from '@/lib/gate-search'
import type { MosqueKey } from '@/lib/mosques'
import { queryText } from '@/lib/query-text'
import { usePageAddress } from '@/ui/use-page-address'

import type { ListedGate } from './model/gate'

type Options = {
  readonly path: GateScreenPath
  readonly mosque: MosqueKey
  readonly gates: readonly ListedGate[]
  /** The text the server has searched for. */
  readonly query: string
}

/** The gates that match what is typed. Letters appear at once, the list when there is time for it. */
export function useGateSearch({ path, mosque, gates, query }: Options) {
  const { text, type, followAddress } = useGateText(path, mosque, query)
  const searched = useDeferredValue(text).trim()
  const found = useMemo(() => searchGates(gates, searched), [gates, searched])
  return { text, searched, found, type, followAddress }
}

type GateText = {
  readonly text: string
  readonly type: (text: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** What is searched for on a gate screen, with its address kept in step both ways. `initial` is the text of the server. */
function useGateText(path: GateScreenPath, mosque: MosqueKey, initial: string): GateText {
  const [text, setText] = useState(initial)
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
