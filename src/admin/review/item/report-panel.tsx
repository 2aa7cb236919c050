'use client'

import type { QueueItem } from '@/contracts/review-queue'

import type { ApplyDraft } from '../edit/draft'
import styles from '../review.module.css'
import itemStyles from './item.module.css'
import { fieldLabel } from '../labels'

type Props = {
  readonly report: NonNullable<QueueItem['report']>
  readonly apply: ApplyDraft | null
  readonly isOpen: boolean
  /** False for "still correct", which changes no field. */
  readonly isProblem: boolean
  readonly onApply: (apply: ApplyDraft) => void
}

type ChangeableField = Exclude<ApplyDraft, 'solved'>['field']

/** Old and new side by side, and what approving will do. */
export function ReportPanel({ report, apply, isOpen, isProblem, onApply }: Props) {
  const { field, oldValue, currentValue, newValue, comment, target, href } = report
  const changeable = field === 'closed' || field === 'other' ? null : (field as ChangeableField | null)
  const value = apply === null || apply === 'solved' ? (newValue ?? '') : apply.value
  return (
    <section className={styles.section} aria-labelledby="review-report">
      <h3 id="review-report">
        {isProblem ? `Problem with a ${target}` : `Confirmed: the ${target} is still correct`}
        {isProblem && field !== null && `: ${fieldLabel(field)}`}
      </h3>
      <p>
        {href === null ? (
          `The ${target} has been deleted since.`
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer">
            See the {target} in the guide
          </a>
        )}
      </p>
      {isProblem && (
        <dl className={itemStyles.compare}>
          <div>
            <dt>When it was reported</dt>
            <dd dir="auto">{oldValue ?? 'not known'}</dd>
          </div>
          <div>
            <dt>Now</dt>
            <dd dir="auto">{currentValue ?? 'not known'}</dd>
          </div>
          <div>
            <dt>Said to be</dt>
            <dd dir="auto">{newValue ?? 'not said'}</dd>
          </div>
        </dl>
      )}
      {comment !== null && (
        <p>
          Comment: <q dir="auto">{comment}</q>
        </p>
      )}
      {isProblem && isOpen && (
        <fieldset className={styles.fieldset}>
          <legend>Approving it</legend>
          {changeable !== null && (
            <>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name="review-apply"
                  checked={apply !== null && apply !== 'solved'}
                  onChange={() => onApply({ field: changeable, value })}
                />
                <span>changes “{fieldLabel(changeable)}” in the guide to the value below</span>
              </label>
              <label className={styles.field}>
                <span>New value{changeable === 'position' ? ', as latitude, longitude' : ''}</span>
                <input
                  type="text"
                  dir="auto"
                  maxLength={500}
                  value={value}
                  onChange={({ target: { value: text } }) => onApply({ field: changeable, value: text })}
                />
              </label>
            </>
          )}
          <label className={styles.choice}>
            <input type="radio" name="review-apply" checked={apply === 'solved'} onChange={() => onApply('solved')} />
            <span>marks it as solved and changes nothing: it is right already, or somebody has put it right</span>
          </label>
          {changeable === null && (
            <p className="guide-soft">
              Only an editor can put this right. Hand it to one, with a note; marking it as solved tells them nothing.
            </p>
          )}
        </fieldset>
      )}
    </section>
  )
}
