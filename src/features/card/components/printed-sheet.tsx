'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'

import type { Phrase } from '@/domain/phrases/phrases'
import type { StreetVersion } from '@/domain/streets/street-address'
import { type Card, isEmptyCard, SPOTS } from '@/shared/card/card'
import { ErrorBoundary } from '@/ui/error-boundary'
import { Arabic, MixedText } from '@/ui/text/mixed-text'

import { cardFragment } from '../model/card-link'
import { callLabel, nameLabel, noteLabels, requests, spotLabels, spotLetters } from '../model/card-labels'
import type { SheetNotes } from '../model/sheet-notes'
import { spotsOnMap } from '../model/sheet-view'
import styles from './sheet.module.css'

/** Fetched when there is something on the card. */
const CardCode = dynamic(() => import('./card-code').then((code) => code.CardCode), { ssr: false })

/** Fetched when a position is known. */
const SheetMap = dynamic(() => import('./sheet-map').then((map) => map.SheetMap), { ssr: false })

export type SheetTexts = {
  /** Whom to call, as the register of facts says. */
  readonly numbers: readonly { readonly name: string; readonly number: string }[]
  readonly words: readonly Phrase[]
  readonly streets: readonly StreetVersion[]
}

type Props = SheetTexts & { readonly card: Card; readonly notes: SheetNotes; readonly isStrip: boolean }

/** The sheet as it comes out of the printer. */
export function PrintedSheet({ card, notes, isStrip, numbers, words, streets }: Props) {
  const request = card.hotel === null ? requests.other : requests.hotel
  const map = spotsOnMap(card)
  const version = streets.find(({ city }) => city === map?.city)
  return (
    <article className={isStrip ? `${styles.sheet} ${styles.strip}` : styles.sheet} aria-label="The sheet">
      <div className={styles.all}>
        <p className="strong" lang="ar" dir="rtl">
          {request.arabic}
        </p>
        <p>{request.english}</p>
      </div>
      <dl className="flush">
        <Row label={nameLabel}>{card.holder}</Row>
        <Row label={callLabel}>{card.phone}</Row>
        <Row label={noteLabels.group}>{notes.group}</Row>
        {SPOTS.map((key) => {
          const { name = '', arabicName = null } = card[key] ?? {}
          const { label: english, arabic } = spotLabels[key]
          return (
            <Row key={key} label={{ english, arabic }} letter={spotLetters[key]}>
              {[arabicName ?? '', name].filter(Boolean).join(' ')}
            </Row>
          )
        })}
        <Row label={noteLabels.bloodGroup}>{notes.bloodGroup ?? ''}</Row>
        <Row label={noteLabels.illnesses}>{notes.illnesses}</Row>
        <Row label={noteLabels.medicines}>{notes.medicines}</Row>
      </dl>
      {map !== null && version !== undefined && <SheetMap spots={map.spots} version={version} />}
      <dl className="flush">
        {words.map(({ id, english, arabic }) => (
          <div key={id} className={styles.row}>
            <dt className="flush breaks strong">
              <Arabic>{arabic}</Arabic>
            </dt>
            <dd className="flush">{english}</dd>
          </div>
        ))}
      </dl>
      <div className="stack gap-3 to-top">
        <ul className="list">
          {numbers.map(({ name, number }) => (
            <li key={`${name} ${number}`} className="flex between gap-2">
              <span>{name}</span> <strong>{number}</strong>
            </li>
          ))}
        </ul>
        {!isEmptyCard(card) && (
          <ErrorBoundary fallback={null}>
            <div className={styles.code}>
              <CardCode address={`${location.origin}/card#${cardFragment(card)}`} />
            </div>
          </ErrorBoundary>
        )}
      </div>
    </article>
  )
}

type RowProps = {
  readonly label: { readonly english: string; readonly arabic: string | null }
  readonly letter?: string
  readonly children: string
}

/** Nothing where nothing was written: paper is small. */
function Row({ label, letter, children }: RowProps): ReactNode {
  if (children === '') return null
  return (
    <div className={styles.row}>
      <dt className="flex between gap-2 flush">
        <span>
          {letter !== undefined && <span className={styles.letter}>{letter}</span>} {label.english}
        </span>
        {label.arabic !== null && <Arabic>{label.arabic}</Arabic>}
      </dt>
      <dd className="flush breaks strong">
        <MixedText>{children}</MixedText>
      </dd>
    </div>
  )
}
