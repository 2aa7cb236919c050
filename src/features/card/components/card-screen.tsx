'use client'

import { Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { type Card, EMPTY_CARD, isEmptyCard } from '@/shared/card/card'
import { useCard } from '@/shared/card/use-card'
import ui from '@/ui/ui.module.css'
import { useFragment } from '@/ui/address/use-fragment'

import { bringsCard } from '../model/card-link'
import { CardForm } from './card-form'
import styles from './card.module.css'

/** Fetched when there is something on the card. */
const ShownCard = dynamic(() => import('./shown-card').then((shown) => shown.ShownCard), { ssr: false })

/** Fetched when an address brings one. */
const LinkedCard = dynamic(() => import('./linked-card').then((linked) => linked.LinkedCard), { ssr: false })

/** The card of this device, or the one that came with the address: never one's own in place of one that is damaged. */
export function CardScreen() {
  const fragment = useFragment()
  if (fragment === null) return null
  return bringsCard(fragment) ? <LinkedCard fragment={fragment} /> : <OwnCard />
}

function OwnCard() {
  const { card, isStored, change } = useCard()
  return card === null ? null : <CardDesk card={card} isStored={isStored} onChange={change} />
}

type DeskProps = {
  readonly card: Card
  readonly isStored: boolean
  readonly onChange: (next: (card: Card) => Card) => void
}

/**
 * A card that exists at the start stands above the folded form. One that is being written appears below the form, so that
 * the form does not move.
 */
function CardDesk({ card, isStored, onChange }: DeskProps) {
  const [isNew] = useState(() => isEmptyCard(card))
  const desk = (
    <>
      {!isStored && <p role="status">This browser keeps nothing: the card is lost when you leave the page.</p>}
      <CardForm card={card} onChange={onChange} />
      <ClearCard card={card} onChange={onChange} />
    </>
  )
  if (isNew) {
    return (
      <>
        <section aria-labelledby="card-form" className={styles.part}>
          <h2 id="card-form">Write your card</h2>
          {desk}
        </section>
        {!isEmptyCard(card) && <ShownCard card={card} />}
      </>
    )
  }
  // The form comes with the card above it, and is not pushed down by it.
  return (
    <ShownCard card={card}>
      <details className={styles.part} open={isEmptyCard(card) || undefined}>
        <summary className={styles.change}>Change the card</summary>
        {desk}
      </details>
    </ShownCard>
  )
}

function ClearCard({ card, onChange }: Pick<DeskProps, 'card' | 'onChange'>) {
  const [cleared, setCleared] = useState<Card | null>(null)
  const clear = () => {
    setCleared(card)
    onChange(() => EMPTY_CARD)
  }
  const undo = () => {
    if (cleared !== null) onChange(() => cleared)
    setCleared(null)
  }
  return (
    <div className={styles.buttons}>
      {!isEmptyCard(card) && (
        <button type="button" className={ui.button} onClick={clear}>
          <Trash2 aria-hidden size={20} />
          Clear the card
        </button>
      )}
      {cleared !== null && isEmptyCard(card) && (
        <button type="button" className={ui.button} onClick={undo}>
          Undo
        </button>
      )}
    </div>
  )
}
