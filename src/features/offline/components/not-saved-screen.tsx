import type { CallNumber } from '@/domain/guide/call-numbers'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'

import styles from './offline.module.css'

const WAYS = [
  { href: '/', label: 'Home' },
  { href: '/guide', label: 'Umrah & Hajj Guide' },
  { href: '/gates', label: 'Mosque Gates' },
  { href: '/authorities', label: 'Helpful Contacts' },
  { href: '/settings', label: 'Settings: save the guide on this device' },
] as const

/** Says what is so, and leads to what is most likely there. */
export function NotSavedScreen({ numbers }: { readonly numbers: readonly CallNumber[] }) {
  return (
    <div className={styles.screen} data-view="uncounted">
      <PageHeading
        title="Not saved on this device"
        lead="There is no network, and your device has no copy of this page. Pages you have visited lately are saved. To have all of them, save the guide while you have a network."
      />
      <ul className={styles.numbers}>
        {numbers.map(({ service, number, href }) => (
          <li key={`${service} ${number}`}>
            <a href={href} className={styles.number}>
              {service}: <strong>{number}</strong>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.ways}>
        {WAYS.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.way}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
