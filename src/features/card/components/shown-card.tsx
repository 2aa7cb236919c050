'use client'

import { Printer, QrCode, Share2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'

import { type Card, isEmptyCard } from '@/shared/card/card'
import { sharePage } from '@/shared/share/share-page'
import { useToast } from '@/shared/toasts/use-toast'
import { ButtonLink } from '@/ui/controls/button-link'
import { ErrorBoundary } from '@/ui/error-boundary'
import ui from '@/ui/ui.module.css'

import { cardFragment } from '../model/card-link'
import styles from './card.module.css'
import { PlacedCard } from './placed-card'

/** Drawn on a tap only. */
const CardCode = dynamic(() => import('./card-code').then((code) => code.CardCode), { ssr: false })

type Props = { readonly card: Card; readonly children?: ReactNode }

/** One's own card, unless it is empty, with the ways to pass it on, and what stands below it. */
export const ShownCard = ({ card, children }: Props) => (
  <>
    {!isEmptyCard(card) && (
      <>
        <PlacedCard card={card} />
        <PassOn card={card} />
      </>
    )}
    {children}
  </>
)

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
        <ButtonLink href="/card/sheet">
          <Printer aria-hidden size={20} />
          Print a sheet
        </ButtonLink>
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
