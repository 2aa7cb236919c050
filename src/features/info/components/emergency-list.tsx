import { PhoneCall } from 'lucide-react'

import type { EmergencyContacts } from '@/contracts/content'
import { CheckedOn } from '@/ui/text/checked-on'

import styles from './emergency-list.module.css'

/** Numbers to call, as large as a road sign, in the order editors gave them. */
export function EmergencyList({ emergency }: { emergency: EmergencyContacts }) {
  const { intro, phoneNumbers } = emergency
  return (
    <section className="stack gap-3" id="emergency" aria-labelledby="emergency-title">
      <h2 id="emergency-title">Emergency numbers</h2>
      <ul className="stack list gap-3 two">
        {phoneNumbers.map(({ id, number, phones, name, description }) => (
          <li key={id ?? number} className="clips card raised">
            {phones.map(({ text, href }) => (
              <a key={text} className={styles.call} href={href ?? undefined}>
                {href !== null && <span className="visually-hidden">Call </span>}
                <span className={styles.number}>{text}</span>
                <span className="tight grows strong ink">{name}</span>
                {href !== null && <PhoneCall className="fixed" aria-hidden size={24} />}
              </a>
            ))}
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      {intro && <p className="measure">{intro}</p>}
      <CheckedOn date={oldestDay(phoneNumbers.map(({ checkedOn }) => checkedOn))} />
      <details className="soft small">
        <summary className={styles.summary}>Where these numbers come from</summary>
        <dl className="grid gap-2">
          {phoneNumbers.map(({ id, number, source }) => (
            <div key={id ?? number}>
              <dt className="strong ink">{number}</dt>
              <dd className="flush">{source ?? 'No source is named yet.'}</dd>
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
