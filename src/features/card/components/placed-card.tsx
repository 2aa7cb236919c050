'use client'

import type { Card } from '@/shared/card/card'
import { fromNote, positionNote } from '@/shared/position/model/position-note'
import { exactCoordinates, isRough } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'

import { CardFace } from './card-face'
import styles from './card.module.css'

/** The card with the way from where its reader is, and what there is to know about that. */
export function PlacedCard({ card }: { readonly card: Card }) {
  const { position } = usePosition()
  const note = isRough(position) ? positionNote(position) : fromNote(position)
  return (
    <>
      <CardFace card={card} from={exactCoordinates(position)} />
      {note !== '' && <p className={styles.hint}>{note}</p>}
    </>
  )
}
