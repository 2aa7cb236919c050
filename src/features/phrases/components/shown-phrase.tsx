'use client'

import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { canKeepScreenOn, keepScreenOn } from '@/browser/screen-on'
import { phoneHref } from '@/lib/text/contact-links'
import type { Phrase } from '@/domain/phrases/phrases'
import type { Card } from '@/shared/card/card'
import { useCard } from '@/shared/card/use-card'
import { useFragment, writeFragment } from '@/ui/address/use-fragment'
import Link from '@/ui/controls/link'
import { showModal } from '@/ui/overlays/show-modal'
import { useOverlayMarker } from '@/ui/overlays/use-overlay-marker'
import { MixedText } from '@/ui/text/mixed-text'
import ui from '@/ui/ui.module.css'

import styles from './phrases.module.css'

/** The sentence that the address names, over the whole screen; nothing where it names none. Back closes it. */
export function ShownPhrase({ phrases }: { readonly phrases: readonly Phrase[] }) {
  const fragment = useFragment()
  const [entered] = useState(() => (typeof location === 'undefined' ? '' : location.hash))
  const phrase = phrases.find(({ id }) => `#${id}` === fragment)
  if (phrase === undefined) return null
  // A tap in the list has made an entry of the history, which goes; who came with the address has none to go back to.
  const leave = () => (fragment === entered ? writeFragment('/phrases', 'replace') : history.back())
  return <PhraseScreen key={phrase.id} phrase={phrase} onClose={leave} />
}

type Props = { readonly phrase: Phrase; readonly onClose: () => void }

function PhraseScreen({ phrase, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { card } = useCard()
  useOverlayMarker('dialog')

  useLayoutEffect(function showWhileMounted() {
    const element = dialog.current
    if (element === null) return
    showModal(element)
    return function close() {
      element.close()
    }
  }, [])
  useEffect(function keepReadable() {
    if (canKeepScreenOn()) return keepScreenOn()
  }, [])

  const value = phrase.card === undefined || card === null ? null : cardValue(phrase.card, card)
  return (
    <dialog ref={dialog} className={styles.shown} aria-label={phrase.english} onClose={onClose}>
      <div className={styles.words}>
        <p className={styles.english}>{openFor(phrase.english, value)}</p>
        <p className={styles.arabic} lang="ar" dir="rtl">
          {openFor(phrase.arabic, value)}
        </p>
        {value}
        {phrase.card !== undefined && value === null && (
          <p className="soft">
            <Link href="/card">Write it on your card</Link>, then it stands here.
          </p>
        )}
      </div>
      <button type="button" className={ui.button} onClick={() => dialog.current?.close()}>
        <X aria-hidden size={20} />
        Close
      </button>
    </dialog>
  )
}

/** A sentence that something follows ends in a colon. */
const openFor = (sentence: string, value: unknown): string => (value === null ? sentence : sentence.replace(/\.$/, ':'))

/** What stands on the card, in Arabic first; `null` where nothing does. */
function cardValue(part: NonNullable<Phrase['card']>, card: Card) {
  if (part === 'phone') {
    const href = phoneHref(card.phone)
    if (card.phone === '') return null
    return <p className={styles.arabic}>{href === null ? <bdi>{card.phone}</bdi> : <a href={href}>{card.phone}</a>}</p>
  }
  const { name = '', arabicName = null } = card[part] ?? {}
  if (name === '' && arabicName === null) return null
  return (
    <>
      {arabicName !== null && (
        <p className={styles.arabic} lang="ar" dir="rtl">
          {arabicName}
        </p>
      )}
      {name !== '' && (
        <p className={styles.english}>
          <MixedText>{name}</MixedText>
        </p>
      )}
    </>
  )
}
