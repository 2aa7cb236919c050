'use client'

import { Check, IdCard } from 'lucide-react'

import { ButtonLink } from '@/ui/controls/button-link'
import ui from '@/ui/ui.module.css'

import { type Spot, type SpotKey, withSpot } from './card'
import { useCard } from './use-card'

type Props = {
  readonly spotKey: SpotKey
  readonly spot: Spot
  /** What a press means: 'This is my hotel'. */
  readonly label: string
}

/** A button that puts a place or a gate onto the reader's card; then a link to the card. Not rendered before scripts run. */
export function AddToCard({ spotKey, spot, label }: Props) {
  const { card, change } = useCard()
  if (card === null) return null
  const saved = card[spotKey]
  if (saved !== null && JSON.stringify(saved) === JSON.stringify(spot)) {
    return (
      <ButtonLink href="/card">
        <Check aria-hidden size={20} />
        On your card
      </ButtonLink>
    )
  }
  return (
    <button type="button" className={ui.button} onClick={() => change((before) => withSpot(before, spotKey, spot))}>
      <IdCard aria-hidden size={20} />
      {label}
    </button>
  )
}
