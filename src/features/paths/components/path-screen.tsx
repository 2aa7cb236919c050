import { DoorOpen, MapPin } from 'lucide-react'

import { ShareActions } from '@/shared/share/share-actions'
import { MixedText } from '@/ui/text/mixed-text'
import { Badge } from '@/ui/text/badge'
import { CheckedOn } from '@/ui/text/checked-on'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'
import ui from '@/ui/ui.module.css'
import { gateHref } from '@/domain/gates/gate-links'
import { mailHref } from '@/lib/text/contact-links'
import { placeHref } from '@/domain/places/place-links'
import type { PathDetails, PathStep } from '@/contracts/content'

import { stepCountText } from '../model/path-metadata'
import styles from './paths.module.css'

type Props = { readonly path: PathDetails; readonly supportEmail: string | null }

/** A recommended path, step by step. */
export function PathScreen({ path, supportEmail }: Props) {
  return (
    <article className={styles.screen} data-city={path.city}>
      <PageHeading
        title={path.title}
        lead={path.summary === null ? undefined : <MixedText>{path.summary}</MixedText>}
        back={{ href: '/recommendations', label: 'Recommendations' }}
      />
      <p className="cluster gap-2">
        <Badge>{path.city}</Badge>
        <Badge>{stepCountText(path.steps.length)}</Badge>
      </p>
      <ol className={styles.steps}>
        {path.steps.map((step, index) => (
          // Steps of one path have no identity but their place.
          <StepRow key={index} step={step} stepNumber={index + 1} />
        ))}
      </ol>
      <aside className="grid gap-3 pad-4 card" aria-label="About this path">
        <p>
          {path.origin === 'community'
            ? 'A visitor walked this path and recommended it; a person reviewed it.'
            : 'Written by the editors of this guide.'}{' '}
          Doors and ways change with the season: on the spot, follow the signs and the staff.
        </p>
        {path.source !== null && <p className={styles.source}>{path.source}</p>}
        <CheckedOn date={path.checkedOn} due={path.reviewDueOn} />
        <ReportByMail path={path} supportEmail={supportEmail} />
        <ShareActions title={path.title} />
      </aside>
    </article>
  )
}

function StepRow({ step, stepNumber }: { step: PathStep; stepNumber: number }) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden>
        {stepNumber}
      </span>
      <div className={styles.stepBody}>
        <h2 className={styles.stepTitle}>
          <span className="visually-hidden">Step {stepNumber}: </span>
          <MixedText>{step.title}</MixedText>
        </h2>
        <p>
          <Badge>{step.category}</Badge>
        </p>
        {step.description !== null && (
          <p className={styles.text}>
            <MixedText>{step.description}</MixedText>
          </p>
        )}
        {step.notes !== null && (
          <p className={styles.notes}>
            <MixedText>{step.notes}</MixedText>
          </p>
        )}
        {step.gate !== null && (
          <Link href={gateHref(step.gate)} className="inline gap-2 target">
            <DoorOpen aria-hidden size={20} />
            <MixedText>{step.gate.name}</MixedText>
          </Link>
        )}
        {step.place !== null && (
          <Link href={placeHref(step.place.id)} className="inline gap-2 target">
            <MapPin aria-hidden size={20} />
            <MixedText>{step.place.name}</MixedText>
          </Link>
        )}
      </div>
    </li>
  )
}

/** A path has no single field to put right, so words go to a person; its gates and places have reports of their own. */
function ReportByMail({ path, supportEmail }: Props) {
  const lines = [`Path: ${path.title}`, `Address: /recommendations/paths/${path.slug}`, '', 'What is wrong:']
  const href = supportEmail === null ? null : mailHref({ to: supportEmail, subject: 'A problem with a path', lines })
  if (href === null) return null
  return (
    <p>
      <a className={ui.button} href={href}>
        Report a problem with this path
      </a>
    </p>
  )
}
