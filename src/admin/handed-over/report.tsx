'use client'

import { Button } from '@payloadcms/ui'
import type { Route } from 'next'
import { useId, useState } from 'react'

import type { HandedOver } from '@/contracts/handed-over'
import Link from '@/ui/controls/link'

import { momentLabel } from '../imports/labels'
import styles from '../imports/imports.module.css'
import { fieldLabel } from '../review/labels'

type Settling = 'settle' | 'hand-back'

type Props = {
  readonly report: HandedOver
  readonly adminRoute: string
  readonly isBusy: boolean
  /** Resolves to whether it was done. */
  readonly onAct: (action: Settling, message: string) => Promise<boolean>
}

/** One report: what it says, about what, and the moderator's note. */
export function Report({ report, adminRoute, isBusy, onAct }: Props) {
  const { title, city, target, field, oldValue, currentValue, newValue, comment, handedOver, submittedAt } = report
  const isValue = field !== null && field !== 'closed' && field !== 'other'
  return (
    <>
      <h2>
        <bdi>{title}</bdi>
        {field !== null && `: ${fieldLabel(field)}`}
      </h2>
      <p>
        {target === null ? (
          'What it is about has been deleted since, or is in the trash.'
        ) : (
          <>
            <Link href={`${adminRoute}/collections/${target.collection}/${target.id}` as Route}>
              Edit “<bdi>{target.name}</bdi>”
            </Link>
            {target.isPublished ? (
              <>
                {' · '}
                <a href={target.href} target="_blank" rel="noopener noreferrer">
                  See its page
                </a>
              </>
            ) : (
              ' · not public at the moment'
            )}
          </>
        )}
      </p>
      <p>
        <strong>{handedOver.by ?? 'A moderator'}</strong> writes: <q dir="auto">{handedOver.note}</q>
      </p>
      <dl className={styles.facts}>
        {isValue && (
          <>
            <Fact name="When it was reported">{oldValue ?? 'empty'}</Fact>
            <Fact name="Now">{target === null ? 'not known' : (currentValue ?? 'empty')}</Fact>
            <Fact name="Said to be">{newValue ?? 'not said'}</Fact>
          </>
        )}
        {!isValue && newValue && <Fact name="The visitor writes">{newValue}</Fact>}
        {comment && <Fact name="The visitor’s comment">{comment}</Fact>}
        <Fact name="City">{city}</Fact>
        <Fact name="Reported">{momentLabel(submittedAt)}</Fact>
        <Fact name="Handed over">{momentLabel(handedOver.at)}</Fact>
      </dl>
      <Settle title={title} isBusy={isBusy} onAct={onAct} />
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

const texts = {
  settle: { label: 'What you did (the sender reads it)', run: 'Done' },
  'hand-back': { label: 'Why it goes back (for the moderators)', run: 'Hand it back' },
} as const satisfies Record<Settling, object>

/** Both ways out ask for words first: the sender or the moderators read them. */
function Settle({ title, isBusy, onAct }: Pick<Props, 'isBusy' | 'onAct'> & { readonly title: string }) {
  const [action, setAction] = useState<Settling | null>(null)
  const [message, setMessage] = useState('')
  const id = useId()
  if (action === null) {
    return (
      <div className={styles.buttons}>
        {(['settle', 'hand-back'] as const).map((one) => (
          <Button
            key={one}
            buttonStyle={one === 'settle' ? 'primary' : 'secondary'}
            margin={false}
            size="small"
            disabled={isBusy}
            aria-label={`${texts[one].run}: ${title}`}
            onClick={() => setAction(one)}
          >
            {one === 'settle' ? 'Done…' : 'Hand back to the moderators…'}
          </Button>
        ))}
      </div>
    )
  }
  const run = async () => {
    if (await onAct(action, message)) setMessage('')
    setAction(null)
  }
  return (
    <form
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <label className={styles.field} htmlFor={id}>
        {texts[action].label}
        <textarea
          id={id}
          ref={focusField}
          dir="auto"
          rows={3}
          required
          maxLength={1000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </label>
      <div className={styles.buttons}>
        <Button type="submit" buttonStyle="primary" margin={false} size="small" disabled={isBusy}>
          {texts[action].run}
        </Button>
        <Button buttonStyle="secondary" margin={false} size="small" disabled={isBusy} onClick={() => setAction(null)}>
          Not yet
        </Button>
      </div>
    </form>
  )
}

const focusField = (field: HTMLTextAreaElement | null): void => field?.focus()
