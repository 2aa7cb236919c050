'use client'

import { BookOpen, House, MapPin, MessageSquarePlus, Settings } from 'lucide-react'
import Link from '@/ui/link'
import { usePathname } from 'next/navigation'

import styles from './shell.module.css'

const items = [
  { href: '/', label: 'Home', Icon: House, tour: undefined },
  { href: '/guide', label: 'Guide', Icon: BookOpen, tour: 'guide' },
  { href: '/places', label: 'Places', Icon: MapPin, tour: undefined },
  { href: '/recommendations', label: 'Recommend', Icon: MessageSquarePlus, tour: 'recommend' },
  { href: '/settings', label: 'Settings', Icon: Settings, tour: 'settings' },
] as const

/** Fixed at the bottom on phones, a rail on the left from 1024 px (spec §2). */
export function BottomNavigation() {
  const pathname = usePathname()
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.navList}>
        {items.map(({ href, label, Icon, tour }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.navLink}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              data-tour={tour}
            >
              <span className={styles.navIcon}>
                <Icon aria-hidden size={22} />
              </span>
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
