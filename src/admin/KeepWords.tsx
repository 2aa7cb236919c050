'use client'

import { Button, ConfirmationModal } from '@payloadcms/ui'
import { useState } from 'react'

import { clockLabel, momentLabel } from './imports/labels'
import { RefusedFields } from './refused/refused-fields'
import { type readLastSave } from './unsaved/content'
import { type Copy, LONGEST_DAYS } from './unsaved/copies'
import styles from './unsaved/keep-words.module.css'
import { type Trouble, useKeptWords } from './unsaved/use-kept-words'
import { useLeaveGuard } from './unsaved/use-leave-guard'
import { useLockName } from './unsaved/use-lock-name'

/** Above the fields of a form: what is not saved and why, and what an earlier form of the record left on this device. */
export function KeepWords() {
  useLockName()
  const { isKept, isModified, isUnsaved, offers, others, trouble, ...kept } = useKeptWords()
  const { dialog, leave } = useLeaveGuard({
    isUnsaved,
    canSaveItself: kept.canSaveItself,
    isAskedAnyway: !kept.savesItself && isModified,
  })
  const stays = isKept
    ? 'What you write is kept on this device.'
    : 'This browser keeps no copy: copy it before you leave.'
  return (
    <>
      <div className={styles.notes}>
        <RefusedFields />
        <div role="status">
          {others.editor !== null && (
            <p>
              <strong>{others.editor} has taken over this entry.</strong> Nothing you write here is saved any more. Your
              words are still in the form: copy what you need. {stays}
            </p>
          )}
          {others.editor === null && others.haveSaved && (
            <p>
              <strong>Somebody has saved this entry after you opened it.</strong> A save from here is refused. Copy what
              you changed, load the page again, and put it in there. {stays}
            </p>
          )}
          {trouble !== null && others.editor === null && (
            <p>
              <strong>Not saved since {clockLabel(new Date(trouble.since).toISOString())} (Makkah time).</strong>{' '}
              {describe(trouble)} {stays}
            </p>
          )}
        </div>
        {trouble?.retryInMs != null && (
          <p className={styles.row}>
            Next try in {trouble.retryInMs / 1000} seconds.
            <Button buttonStyle="secondary" margin={false} onClick={kept.retry} size="small">
              Try now
            </Button>
          </p>
        )}
      </div>
      {offers[0] !== undefined && (
        <Offer key={offers[0].key} copy={offers[0]} now={kept.readSaved()} drop={kept.drop} putBack={kept.putBack} />
      )}
      <ConfirmationModal
        modalSlug={dialog}
        heading="Leave before this is saved?"
        body="Your last words are not saved. They stay on this device and are offered to you when you open this entry again."
        cancelLabel="Stay on this page"
        confirmLabel="Leave anyway"
        onConfirm={leave}
      />
    </>
  )
}

function describe({ outcome, status, retryInMs }: Trouble): string {
  if (status === 401 || status === 403)
    return 'You are signed out, or may not change this any more. Sign in again in another tab.'
  if (outcome === 'refused') return 'The server refused it; its message says why.'
  const what = status === null ? 'No answer from the server.' : 'The server could not save it.'
  return retryInMs === null ? `${what} Save again.` : what
}

type OfferProps = {
  readonly copy: Copy
  readonly now: ReturnType<typeof readLastSave>
  readonly drop: (copy: Copy) => Promise<void>
  readonly putBack: (copy: Copy) => Promise<void>
}

function Offer({ copy, now, drop, putBack }: OfferProps) {
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isNewer = now.at !== null && now.at !== copy.basis
  const run = (work: (copy: Copy) => Promise<void>) => () => {
    setBusy(true)
    work(copy)
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false))
  }
  return (
    <section aria-label="Words that were not saved" className={styles.offer}>
      <p>
        <strong>
          Words of yours from {momentLabel(new Date(copy.changedAt).toISOString())} (Makkah time) were not saved.
        </strong>{' '}
        They are on this device, for you only, and go after {LONGEST_DAYS} days.
      </p>
      {isNewer && now.at !== null && (
        <p>
          {now.by ?? 'Somebody'} has saved this entry since, on {momentLabel(now.at)}. To put your words back replaces
          that in the form. What was saved stays under <em>Versions</em>.
        </p>
      )}
      <p className={styles.row}>
        <Button disabled={isBusy} margin={false} onClick={run(putBack)} size="small">
          {isNewer ? 'Put my words in its place' : 'Put my words back'}
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={run(drop)} size="small">
          Throw them away
        </Button>
      </p>
      <p role="status">{failure}</p>
    </section>
  )
}
