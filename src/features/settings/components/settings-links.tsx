import { ChevronRight } from 'lucide-react'
import Link from '@/ui/link'

import styles from './settings.module.css'

const links = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/authorities', label: 'Helpful Contacts' },
  { href: '/terms', label: 'Terms' },
] as const

/** The information pages (spec §2, Settings). */
export function SettingsLinks() {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label }) => (
        <li key={href} className={styles.row}>
          <Link href={href} className={styles.link}>
            {label}
            <ChevronRight aria-hidden size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
