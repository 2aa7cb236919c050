'use client'

import { useDeferredValue, useMemo } from 'react'

import type { GateScreenPath } from '@/lib/gate-links'
import { searchGates } from '@/lib/gate-search'
import type { MosqueKey } from '@/lib/mosques'

import type { ListedGate } from './model/listed-gate'
import { useGateText } from './use-gate-text'

type Given = {
  readonly path: GateScreenPath
  readonly mosque: MosqueKey
  readonly gates: readonly ListedGate[]
  /** The text the server has searched for. */
  readonly query: string
}

/** The gates that match what is typed. Letters appear at once, the list when there is time for it. */
export function useFoundGates({ path, mosque, gates, query }: Given) {
  const { text, type, followAddress } = useGateText(path, mosque, query)
  const searched = useDeferredValue(text).trim()
  const found = useMemo(() => searchGates(gates, searched), [gates, searched])
  return { text, searched, found, type, followAddress }
}
