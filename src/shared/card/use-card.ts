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

type KeptCard = {
  /** `null` until the device has been asked. */
  readonly card: Card | null
  /** False where the browser stores nothing, as in some private windows: the card is lost with the page. */
  readonly isKept: boolean
  /** Writes from what the device holds now: another tab may have changed it. */
  readonly change: (next: (card: Card) => Card) => void
}

/** The card on this device. */
export function useCard(): KeptCard {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readCard()),
    () => null,
  )
  const [unkept, setUnkept] = useState<Card | null>(null)
  const card = unkept ?? (text === null ? null : parseCard(JSON.parse(text)))
  const change = (next: (card: Card) => Card) => {
    const changed = next(unkept ?? readCard())
    const isKept = writeStored(storage, 'card', { version: SAVED_VERSION, card: changed })
    setUnkept(isKept ? null : changed)
    announceStoredChange(window)
  }
  return { card, isKept: unkept === null, change }
}

function readCard(): Card {
  const stored = readStored(storage, 'card')
  return parseCard(stored.kind === 'value' ? stored.value['card'] : null)
}

const storage = () => window.localStorage

const subscribe = (onChange: () => void) => subscribeToStored(window, onChange)
