'use client'

import { useCallback, useDeferredValue, useMemo, useState } from 'react'

import { type GateAccess, parseGateAccess, type GateScreenPath, mosqueHref } from '@/domain/gates/gate-links'
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
  /** The filter the server has rendered first; it stays in the address while somebody types. */
  readonly access?: GateAccess | null
}

/** The gates that match what is typed. Letters appear at once, the list when there is time for it. */
export function useGateSearch({ path, mosque, gates, query, access: initialAccess = null }: Options) {
  const { text, access, type, followAddress } = useGateText({ path, mosque, initialText: query, initialAccess })
  const searched = useDeferredValue(text).trim()
  const matches = useMemo(() => searchGates(gates, searched), [gates, searched])
  return { text, access, searched, matches, type, followAddress }
}

type GateText = {
  readonly text: string
  readonly access: GateAccess | null
  readonly type: (text: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** The text and filter of a gate screen, synchronized with its address in both directions. */
type InitialText = {
  readonly path: GateScreenPath
  readonly mosque: MosqueKey
  /** As the server has rendered them. */
  readonly initialText: string
  readonly initialAccess: GateAccess | null
}

function useGateText({ path, mosque, initialText, initialAccess }: InitialText): GateText {
  const [text, setText] = useState(initialText)
  // Offline, one saved page answers every filter: what the address says is right then, not what was rendered.
  const [read, setRead] = useState<{
    readonly initialAccess: GateAccess | null
    readonly access: GateAccess | null
  } | null>(null)
  const access = read?.initialAccess === initialAccess ? read.access : initialAccess
  const { followAddress, replaceSoon } = usePageAddress(
    useCallback(
      (search) => {
        const query = new URLSearchParams(search)
        setText(queryText(Object.fromEntries(query), 'q'))
        if (path === '/places/gates') setRead({ initialAccess, access: parseGateAccess(query.get('access') ?? '') })
      },
      [path, initialAccess],
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
