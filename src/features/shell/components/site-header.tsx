import type { ReactNode } from 'react'

import Link from '@/ui/controls/link'

import { CloseMenu } from './close-menu'
import styles from './shell.module.css'
import { StarMark } from './star-mark'

const menuLinks = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact & Support' },
  { href: '/authorities', label: 'Helpful Contacts' },
  { href: '/terms', label: 'Terms & Privacy' },
  { href: '/settings', label: 'Settings' },
] as const

const MENU_ID = 'site-menu'

type Props = { readonly title: string; readonly search: ReactNode; readonly emergency: ReactNode }

/** Title, search and the three-dot menu (spec §2), and the way to the emergency numbers. The menu is a native disclosure, so it works before any script. */
export function SiteHeader({ title, search, emergency }: Props) {
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.title} data-tour="home">
        <StarMark className={styles.mark} />
        <span className={styles.name}>{title}</span>
      </Link>
      {emergency}
      {search}
      <details className="relative" id={MENU_ID} data-tour="menu">
        <summary className={styles.iconButton} aria-label="More pages" />
        <nav aria-label="More pages">
          <ul className={styles.menuList}>
            {menuLinks.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={styles.menuLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <CloseMenu menuId={MENU_ID} />
    </header>
  )
}
