import type { Route } from 'next'

import Link from '@/ui/controls/link'

import styles from './needs.module.css'

export type RiteLink = { readonly label: string; readonly href: Route }

/** What is opened again and again on the way: the step one is at. */
export function Rites({ links }: { links: readonly RiteLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className={styles.rites} aria-labelledby="rites">
      <h2 id="rites">In the rites</h2>
      <ul className="list grid gap-2 two">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
