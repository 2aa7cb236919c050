'use client'

import { useState, useSyncExternalStore } from 'react'

import {
  announceStoredChange,
  readStored,
  SAVED_VERSION,
  subscribeToStored,
  writeStored,
} from '@/browser/stored-values'

import { type Card, parseCard } from './card'

type StoredCard = {
  /** `null` until storage has been read. */
  readonly card: Card | null
  /** False where the browser stores nothing, as in some private windows: the card is lost with the page. */
  readonly isStored: boolean
  /** Changes the stored card, not the one rendered: another tab may have changed it. */
  readonly change: (next: (card: Card) => Card) => void
}

/** The card on this device. */
export function useCard(): StoredCard {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readCard()),
    () => null,
  )
  const [unstored, setUnstored] = useState<Card | null>(null)
  const card = unstored ?? (text === null ? null : parseCard(JSON.parse(text)))
  const change = (next: (card: Card) => Card) => {
    const changed = next(unstored ?? readCard())
    const isStored = writeStored(storage, 'card', { version: SAVED_VERSION, card: changed })
    setUnstored(isStored ? null : changed)
    announceStoredChange(window)
  }
  return { card, isStored: unstored === null, change }
}

function readCard(): Card {
  const stored = readStored(storage, 'card')
  return parseCard(stored.kind === 'value' ? stored.value['card'] : null)
}

const storage = () => window.localStorage

const subscribe = (onChange: () => void) => subscribeToStored(window, onChange)
