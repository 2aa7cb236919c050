'use client'

import { Button } from '@payloadcms/ui'
import type { Route } from 'next'
import { useId, useState } from 'react'

import type { ReplaceAnswer } from '@/contracts/links'
import { counted } from '@/lib/text/counted'
import Link from '@/ui/controls/link'

import styles from '../imports/imports.module.css'
import { replaceEverywhere } from './api'

type Props = {
  readonly from: string
  /** Where the page has moved to. */
  readonly suggestion: string
  readonly apiRoute: string
  readonly adminRoute: string
  readonly onCancel: () => void
  readonly onDone: (message: string) => void
}

/** Asks for the new address, shows which records change and how, and then changes them. */
export function ReplaceForm({ from, suggestion, apiRoute, adminRoute, onCancel, onDone }: Props) {
  const [to, setTo] = useState(suggestion)
  const [preview, setPreview] = useState<ReplaceAnswer | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const send = async (isDryRun: boolean) => {
    setBusy(true)
    setProblem('')
    try {
      const answer = await replaceEverywhere(apiRoute, { from, to, isDryRun })
      if (isDryRun) setPreview(answer)
      else onDone(describeOutcome(answer, to))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault()
        void send(preview === null)
      }}
    >
      <label className={styles.field} htmlFor={id}>
        New address
        <input
          id={id}
          ref={focusField}
          type="text"
          inputMode="url"
          dir="ltr"
          required
          maxLength={2048}
          value={to}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== ''}
          onChange={({ target }) => {
            setTo(target.value)
            setPreview(null)
          }}
        />
      </label>
      <p id={`${id}-problem`} role="alert" className="guide-bad">
        {problem}
      </p>
      {preview !== null && <Preview answer={preview} adminRoute={adminRoute} />}
      <div className={styles.buttons}>
        <Button
          type="submit"
          buttonStyle="primary"
          margin={false}
          size="small"
          disabled={isBusy || (preview !== null && countChanging(preview) === 0)}
        >
          {preview === null ? 'Show what changes' : `Replace in ${counted(countChanging(preview), 'record')}`}
        </Button>
        <Button buttonStyle="secondary" margin={false} size="small" disabled={isBusy} onClick={onCancel}>
          Not yet
        </Button>
      </div>
    </form>
  )
}

const focusField = (field: HTMLInputElement | null): void => field?.focus()

function Preview({
  answer: { records, more },
  adminRoute,
}: {
  readonly answer: ReplaceAnswer
  readonly adminRoute: string
}) {
  return (
    <div role="status">
      {records.length === 0 && <p>No text has this link any more.</p>}
      <ul className={styles.missing}>
        {records.map(({ name, editPath, sentences, outcome, why }) => (
          <li key={editPath}>
            <Link href={`${adminRoute}${editPath}` as Route}>
              <bdi>{name}</bdi>
            </Link>
            : {outcome === 'left' ? `stays as it is. ${why ?? ''}` : `will be ${outcome}.`}
            {sentences.map((sentence) => (
              <q key={sentence} dir="auto" className={styles.sentence}>
                {sentence}
              </q>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{counted(more, 'record')} more are left for the next step: replace once again afterwards.</p>}
    </div>
  )
}

const countChanging = ({ records }: ReplaceAnswer): number => records.filter(({ outcome }) => outcome !== 'left').length

function describeOutcome(answer: ReplaceAnswer, to: string): string {
  const left = answer.records.filter(({ outcome }) => outcome === 'left')
  const done = `Replaced in ${counted(countChanging(answer), 'record')} by ${to}.`
  const stays = left.map(({ name, why }) => ` ${name} was left. ${why ?? ''}`).join('')
  return `${done}${stays}${answer.more > 0 ? ` ${counted(answer.more, 'record')} more are left: replace once again.` : ''}`
}
