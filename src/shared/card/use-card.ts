'use client'

import { parseCard } from './card'
import { useSaved } from './use-saved'

/** The card on this device. */
export function useCard() {
  const { value: card, ...rest } = useSaved('card', parseCard)
  return { card, ...rest }
}
