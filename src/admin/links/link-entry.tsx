'use client'

import { Button } from '@payloadcms/ui'
import type { Route } from 'next'
import { useState } from 'react'

import type { LinkPlace, TroubledLink } from '@/contracts/links'
import { counted } from '@/lib/text/counted'
import Link from '@/ui/controls/link'

import styles from '../imports/imports.module.css'
import { dayLabel } from '../imports/labels'
import { checkNow } from './api'
import { ReplaceForm } from './replace-form'

type Props = {
  readonly link: TroubledLink
  readonly apiRoute: string
  readonly adminRoute: string
  /** Shown, and announced by screen readers. */
  readonly onMessage: (message: string) => void
  /** Called after a write, to reload what is shown. */
  readonly onChange: () => void
  /** The entry goes with the reload, and the focus in it. */
  readonly onReplaced: (message: string) => void
}

/** One address: what is wrong with it, since when, where it stands, and what can be done. */
export function LinkEntry({ link, apiRoute, adminRoute, onMessage, onChange, onReplaced }: Props) {
  const { target, kind, why, movedTo, since, checkedAt, places } = link
  const [isReplacing, setReplacing] = useState(false)
  const [wasReplacing, setWasReplacing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const check = async () => {
    setBusy(true)
    try {
      onMessage(`${target}: ${await checkNow(apiRoute, target)}`)
      onChange()
    } catch (error) {
      onMessage(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <h3>
        <bdi>{target}</bdi>
      </h3>
      <p>
        {why}
        {movedTo !== null && (
          <>
            {' '}
            Now at{' '}
            <a href={movedTo} target="_blank" rel="noopener noreferrer">
              <bdi>{movedTo}</bdi>
            </a>
          </>
        )}
      </p>
      {since !== null && (
        <p className={styles.quiet}>
          Since {dayLabel(since)}
          {checkedAt !== null && `, last asked on ${dayLabel(checkedAt)}`}
        </p>
      )}
      <Places places={places} adminRoute={adminRoute} />
      {isReplacing ? (
        <ReplaceForm
          from={target}
          suggestion={movedTo ?? ''}
          apiRoute={apiRoute}
          adminRoute={adminRoute}
          onCancel={() => setReplacing(false)}
          onDone={(message) => {
            setReplacing(false)
            setWasReplacing(false)
            onReplaced(message)
          }}
        />
      ) : (
        <div className={styles.buttons} ref={wasReplacing ? focusButton : null}>
          <Button
            buttonStyle="primary"
            margin={false}
            size="small"
            aria-label={`Replace everywhere: ${target}`}
            onClick={() => {
              setReplacing(true)
              setWasReplacing(true)
            }}
          >
            Replace everywhere…
          </Button>
          {kind === 'outside' && (
            <Button
              buttonStyle="secondary"
              margin={false}
              size="small"
              disabled={isBusy}
              aria-label={`Check now: ${target}`}
              onClick={() => void check()}
            >
              Check now
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Back from the form to what has opened it. */
const focusButton = (buttons: HTMLDivElement | null): void => buttons?.querySelector('button')?.focus()

/** More are behind a button of the browser. */
const SHOWN_PLACES = 5

function Places({ places, adminRoute }: { readonly places: readonly LinkPlace[]; readonly adminRoute: string }) {
  const rest = places.slice(SHOWN_PLACES)
  return (
    <>
      <PlaceList places={places.slice(0, SHOWN_PLACES)} adminRoute={adminRoute} />
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>{counted(rest.length, 'more place')}</summary>
          <PlaceList places={rest} adminRoute={adminRoute} />
        </details>
      )}
    </>
  )
}

const PlaceList = ({ places, adminRoute }: { readonly places: readonly LinkPlace[]; readonly adminRoute: string }) => (
  <ul className={styles.missing}>
    {places.map(({ name, editPath, field, sentence, isDraft }) => (
      <li key={`${editPath} ${field} ${sentence ?? ''}`}>
        <Link href={`${adminRoute}${editPath}` as Route}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.quiet}>
          {' '}
          {field}
          {isDraft && ', in a draft'}
        </span>
        {sentence !== null && (
          <>
            {': '}
            <q dir="auto">{sentence}</q>
          </>
        )}
      </li>
    ))}
  </ul>
)
