'use client'

import { useCallback, useDeferredValue, useMemo, useState } from 'react'

import { type GateAccess, gateAccessFrom, type GateScreenPath, mosqueHref } from '@/domain/gates/gate-links'
import { searchGates } from '@/domain/gates/gate-search'
import type { MosqueKey } from '@/domain/gates/mosques'
import { queryText } from '@/domain/addresses/query-text'
import { usePageAddress } from '@/ui/address/use-page-address'

import type { ListedGate } from './model/gate'

type Options = {
  readonly path: GateScreenPath
  readonly mosque: MosqueKey
  readonly gates: readonly ListedGate[]
  /** The text the server has searched for. */
  readonly query: string
  /** What the server has put first; stays in the address while somebody types. */
  readonly access?: GateAccess | null
}

/** The gates that match what is typed. Letters appear at once, the list when there is time for it. */
export function useGateSearch({ path, mosque, gates, query, access: given = null }: Options) {
  const { text, access, type, followAddress } = useGateText(path, mosque, query, given)
  const searched = useDeferredValue(text).trim()
  const found = useMemo(() => searchGates(gates, searched), [gates, searched])
  return { text, access, searched, found, type, followAddress }
}

type GateText = {
  readonly text: string
  readonly access: GateAccess | null
  readonly type: (text: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** What is searched for on a gate screen, with its address kept in step both ways. `initial` is the text of the server. */
function useGateText(path: GateScreenPath, mosque: MosqueKey, initial: string, given: GateAccess | null): GateText {
  const [text, setText] = useState(initial)
  // Without a network one page answers every filter, so the address knows better than the page.
  const [read, setRead] = useState<{ readonly given: GateAccess | null; readonly access: GateAccess | null } | null>(
    null,
  )
  const access = read?.given === given ? read.access : given
  const { followAddress, replaceSoon } = usePageAddress(
    useCallback(
      (search) => {
        const query = new URLSearchParams(search)
        setText(queryText(Object.fromEntries(query), 'q'))
        if (path === '/places/gates') setRead({ given, access: gateAccessFrom(query.get('access') ?? '') })
      },
      [path, given],
    ),
  )
  return {
    text,
    access,
    type: (next) => {
      setText(next)
      replaceSoon(() => mosqueHref(path, mosque, next, access))
    },
    followAddress,
  }
}
