'use client'

import { QrCode, Share2, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { type Card, EMPTY_CARD, isEmptyCard } from '@/shared/card/card'
import { useCard } from '@/shared/card/use-card'
import { fromNote, positionNote } from '@/shared/position/model/position-note'
import { exactCoordinates, isRough } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'
import { sharePage } from '@/shared/share/share-page'
import { useToast } from '@/shared/toasts/use-toast'
import { ErrorBoundary } from '@/ui/error-boundary'
import ui from '@/ui/ui.module.css'
import { useFragment, writeFragment } from '@/ui/address/use-fragment'

import { cardFragment, readCardLink } from '../model/card-link'
import { CardFace } from './card-face'
import { CardForm } from './card-form'
import styles from './card.module.css'

/** Drawn on a tap only. */
const CardCode = dynamic(() => import('./card-code').then((code) => code.CardCode), { ssr: false })

/** The card of this device, or the one that came with the address: never one's own in place of one that is damaged. */
export function CardScreen() {
  const fragment = useFragment()
  if (fragment === null) return null
  const link = readCardLink(fragment)
  switch (link.kind) {
    case 'none':
      return <OwnCard />
    case 'damaged':
      return <DamagedCard />
    case 'card':
      return <SharedCard card={link.card} />
  }
}

/** Nothing of it is shown: half a telephone number looks like a whole one. */
const DamagedCard = () => (
  <section aria-labelledby="card-damaged" className={styles.part}>
    <h2 id="card-damaged">This link is damaged</h2>
    <p role="alert">
      Part of the card was lost or changed on the way, so nothing of it is shown: a number or a place could be wrong.
      Ask for the whole link again, or for the code on the screen of the other phone.
    </p>
    <div className={styles.buttons}>
      <button type="button" className={ui.button} onClick={leaveShared}>
        Show my own card
      </button>
    </div>
  </section>
)

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
  const shown = !isEmptyCard(card) && (
    <>
      <PlacedCard card={card} />
      <PassOn card={card} />
    </>
  )
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
        {shown}
      </>
    )
  }
  return (
    <>
      {shown}
      <details className={styles.part} open={isEmptyCard(card) || undefined}>
        <summary className={styles.change}>Change the card</summary>
        {desk}
      </details>
    </>
  )
}

/** The card with the way from where its reader is, and what there is to know about that. */
function PlacedCard({ card }: { readonly card: Card }) {
  const { position } = usePosition()
  const note = isRough(position) ? positionNote(position) : fromNote(position)
  return (
    <>
      <CardFace card={card} from={exactCoordinates(position)} />
      {note !== '' && <p className={styles.hint}>{note}</p>}
    </>
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

/** A card from a link: shown, and stored only when the reader wants it. */
function SharedCard({ card }: { readonly card: Card }) {
  const { card: own, change } = useCard()
  const saveCard = () => {
    change(() => card)
    leaveShared()
  }
  return (
    <>
      <p className={styles.hint}>Somebody has shared this card with you. It is not kept on this device.</p>
      <PlacedCard card={card} />
      <div className={styles.buttons}>
        <button type="button" className={ui.button} onClick={saveCard}>
          {own === null || isEmptyCard(own) ? 'Keep it as my card' : 'Keep it in place of my card'}
        </button>
        <button type="button" className={ui.button} onClick={leaveShared}>
          Show my own card
        </button>
      </div>
    </>
  )
}

/** By the system's sheet or by a code; the card travels in the part of the address that no server sees. */
function PassOn({ card }: { readonly card: Card }) {
  const toast = useToast()
  const [isCodeShown, setCodeShown] = useState(false)
  const address = `${location.origin}/card#${cardFragment(card)}`
  const share = async () => {
    const outcome = await sharePage(navigator, { title: 'My card', url: address })
    if (outcome === 'copied')
      toast({ title: 'Link copied', description: 'Paste it into a message.', variant: 'success' })
    if (outcome === 'refused') toast({ title: 'Not shared', description: 'Show the code instead, or this screen.' })
  }
  return (
    <>
      <div className={styles.buttons} role="group" aria-label="Pass the card on">
        <button type="button" className={ui.button} onClick={() => void share()}>
          <Share2 aria-hidden size={20} />
          Share
        </button>
        <button
          type="button"
          className={ui.button}
          aria-expanded={isCodeShown}
          onClick={() => setCodeShown(!isCodeShown)}
        >
          <QrCode aria-hidden size={20} />
          {isCodeShown ? 'Hide the code' : 'Show a code'}
        </button>
      </div>
      {isCodeShown && (
        <ErrorBoundary fallback={<p role="status">The code cannot be drawn now. Share the link instead.</p>}>
          <CardCode address={address} />
        </ErrorBoundary>
      )}
      <p className={styles.hint}>
        Whoever has the link or the code sees what stands on the card. Nobody else does: it is kept on this device only.
      </p>
    </>
  )
}

/** Shows the reader's own card in place of the shared one, which Back does not return to. */
const leaveShared = (): void => writeFragment('/card', 'replace')
