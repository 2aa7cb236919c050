'use client'

import type { ReactNode } from 'react'

import type { QueueItem, QueueStep } from '@/contracts/review-queue'
import {
  submittedFields,
  type SubmittedFlag,
  submittedFlags,
  type SubmittedText,
  submittedTexts,
} from '@/domain/submissions/submitted-fields'
import { counted } from '@/lib/text/counted'
import { safeHttpUrl } from '@/lib/text/web-links'

import styles from '../review.module.css'
import itemStyles from './item.module.css'

/**
 * What is stored: what the visitor sent, with what moderators have saved since. As text: nothing of it is ever read as
 * markup.
 */
export function SentFacts({ item }: { readonly item: QueueItem }) {
  const { place, title, description } = item
  return (
    <section className={styles.section} aria-labelledby="review-sent">
      <h3 id="review-sent">
        {item.kind === 'path' ? 'The path' : item.kind === 'place' ? 'The place' : 'What was sent'}
      </h3>
      <dl className={itemStyles.facts}>
        <Fact label={item.kind === 'path' ? 'Title' : 'Name'}>{title}</Fact>
        {place?.arabicName && <Fact label={submittedFields.arabicName.label}>{place.arabicName}</Fact>}
        <Fact label="City">{item.city}</Fact>
        {description && <Fact label="Description">{description}</Fact>}
        {place !== null && (
          <>
            <Fact label="Sender’s category">{place.senderCategory}</Fact>
            {submittedTexts.map(
              (name) => name !== 'arabicName' && <SentText key={name} name={name} text={place[name]} />,
            )}
            <Fact label="Said to have">{listFlags(place) || 'nothing ticked'}</Fact>
          </>
        )}
        {item.clientSubmittedAt !== null && <Fact label="Sender’s clock">{item.clientSubmittedAt}</Fact>}
      </dl>
      {item.steps !== null && <Steps steps={item.steps} />}
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

function SentText({ name, text }: { readonly name: SubmittedText; readonly text: string | null }) {
  const { label, form } = submittedFields[name]
  return text && <Fact label={label}>{form === 'website' ? <OutwardLink address={text} /> : text}</Fact>
}

const listFlags = (place: Readonly<Record<SubmittedFlag, boolean>>): string =>
  submittedFlags
    .filter((name) => place[name])
    .map((name) => submittedFields[name].label.toLowerCase())
    .join(', ')

/** A link only where it is a public http(s) address; anything else stays the text it is. */
function OutwardLink({ address }: { readonly address: string }) {
  const href = safeHttpUrl(address)
  if (href === null) return <span>{address} (not linked: no public web address)</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </a>
  )
}

function Steps({ steps }: { readonly steps: readonly QueueStep[] }) {
  return (
    <>
      <h4>{counted(steps.length, 'step')}</h4>
      <ol className={itemStyles.steps}>
        {steps.map((step, index) => (
          // Steps have no name of their own and keep their order here.
          <li key={index}>
            <p>
              <strong>
                <bdi>{step.title}</bdi>
              </strong>{' '}
              <span className={styles.mark}>{step.category}</span>
            </p>
            {step.description && <p dir="auto">{step.description}</p>}
            {step.notes && <p dir="auto">Notes: {step.notes}</p>}
            {step.gate !== null && <p>Leads to the gate “{step.gate.name}”.</p>}
            {step.place !== null && <p>Leads to the place “{step.place.name}”.</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
