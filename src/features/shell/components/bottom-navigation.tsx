'use client'

import Link from '@/ui/controls/link'
import { usePathname } from 'next/navigation'

import styles from './shell.module.css'

const items = [
  { href: '/', label: 'Home', icon: 'house', tour: undefined },
  { href: '/guide', label: 'Guide', icon: 'book-open', tour: 'guide' },
  { href: '/places', label: 'Places', icon: 'map-pin', tour: undefined },
  { href: '/recommendations', label: 'Recommend', icon: 'message-square-plus', tour: 'recommend' },
  { href: '/settings', label: 'Settings', icon: 'settings', tour: 'settings' },
] as const

/** Fixed at the bottom on phones, a rail on the left from 1024 px (spec §2). */
export function BottomNavigation() {
  const pathname = usePathname()
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.navList}>
        {items.map(({ href, label, icon, tour }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.navLink}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              data-tour={tour}
            >
              <span className={styles.navIcon} data-icon={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
