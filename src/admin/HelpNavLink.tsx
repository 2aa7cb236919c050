import type { Route } from 'next'
import type { ServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import Link from '@/ui/controls/link'

import styles from './review-nav-link.module.css'

/** The way to what is written for who is signed in. */
export function HelpNavLink({ payload, user }: ServerProps) {
  if (!user || !hasRole(user, ['admin', 'editor', 'moderator'])) return null
  const page = hasRole(user, ['admin', 'editor']) ? 'editing' : 'moderating'
  return (
    <Link href={`${payload.config.routes.admin}/help/${page}` as Route} className={`nav__link ${styles.link}`}>
      <span className="nav__link-label">Help</span>
    </Link>
  )
}
