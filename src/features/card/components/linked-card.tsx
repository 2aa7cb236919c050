'use client'

import { type Card, isEmptyCard } from '@/shared/card/card'
import { useCard } from '@/shared/card/use-card'
import ui from '@/ui/ui.module.css'
import { writeFragment } from '@/ui/address/use-fragment'

import { readCardLink } from '../model/read-card-link'
import styles from './card.module.css'
import { PlacedCard } from './placed-card'

/** What came with an address: the card of somebody else, or that the link is damaged; never one's own in its place. */
export function LinkedCard({ fragment }: { readonly fragment: string }) {
  const card = readCardLink(fragment)
  return card === null ? <DamagedCard /> : <SharedCard card={card} />
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

/** Shows the reader's own card in place of the shared one, which Back does not return to. */
const leaveShared = (): void => writeFragment('/card', 'replace')
