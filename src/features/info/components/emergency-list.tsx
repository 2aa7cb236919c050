import { PhoneCall } from 'lucide-react'

import { phoneHref } from '@/lib/contact-links'
import type { EmergencyNumber } from '@/payload-types'
import { CheckedOn } from '@/ui/checked-on'

import styles from './emergency-list.module.css'

/** Numbers to call, as large as a road sign, in the order editors gave them. */
export function EmergencyList({ emergency }: { emergency: EmergencyNumber }) {
  const { intro, phoneNumbers } = emergency
  return (
    <section className={styles.section} id="emergency" aria-labelledby="emergency-title">
      <h2 id="emergency-title">Emergency numbers</h2>
      <ul className={styles.list}>
        {phoneNumbers.map(({ id, number, name, description }) => (
          <li key={id ?? number} className={styles.item}>
            <a className={styles.call} href={phoneHref(number) ?? undefined}>
              <span className="visually-hidden">Call </span>
              <span className={styles.number}>{number}</span>
              <span className={styles.name}>{name}</span>
              <PhoneCall className={styles.icon} aria-hidden size={24} />
            </a>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      {intro && <p className={styles.intro}>{intro}</p>}
      <CheckedOn date={oldestDay(phoneNumbers.map(({ checkedOn }) => checkedOn))} />
      <details className={styles.sources}>
        <summary className={styles.summary}>Where these numbers come from</summary>
        <dl className={styles.sourceList}>
          {phoneNumbers.map(({ id, number, source }) => (
            <div key={id ?? number}>
              <dt>{number}</dt>
              <dd>{source ?? 'No source is named yet.'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** The oldest of some ISO dates, so that a list never looks fresher than its oldest entry; `null` when one is missing. */
export function oldestDay(dates: readonly (string | null | undefined)[]): string | null {
  const checked = dates.filter((date) => typeof date === 'string' && date !== '').sort()
  return checked.length === dates.length ? (checked[0] ?? null) : null
}
