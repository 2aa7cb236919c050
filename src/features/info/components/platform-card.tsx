import { ExternalLink } from 'lucide-react'

import { ExternalButton } from '@/ui/controls/button-link'
import { CheckedOn } from '@/ui/text/checked-on'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { BookingPlatform } from '@/payload-types'

import cards from './contact-card.module.css'
import styles from './platform-card.module.css'
import { TextList } from './text-list'

/** A platform the guide points to: what to know, what it offers, how to use it, and the way out to it. */
export function PlatformCard({ platform }: { platform: BookingPlatform }) {
  const { name, slug, description, note, features, steps, provenance } = platform
  const website = safeHttpUrl(platform.website)
  return (
    <article className={cards.card} aria-labelledby={slug}>
      <h2 id={slug}>{name}</h2>
      <p className="measure">{description}</p>
      {note && (
        <p className={styles.note}>
          <strong>Note: </strong>
          {note}
        </p>
      )}
      <TextList title="Services" items={features} />
      {steps && steps.length > 0 && (
        <div className="grid gap-2">
          <p className="strong">How to use it</p>
          <ol className={styles.steps}>
            {steps.map(({ id, text }) => (
              <li key={id ?? text} className={styles.step}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      )}
      {website !== null && (
        <div className={cards.actions}>
          <ExternalButton href={website} isPrimary>
            Open {name}
            <ExternalLink aria-hidden size={20} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ExternalButton>
          <span className="soft">{new URL(website).hostname}</span>
        </div>
      )}
      <CheckedOn date={provenance?.checkedOn} due={provenance?.reviewDueOn} />
    </article>
  )
}
