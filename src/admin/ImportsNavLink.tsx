import type { Route } from 'next'
import type { ServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import Link from '@/ui/controls/link'

import styles from './review-nav-link.module.css'

/** The way to the page of imports, for those who may work there. */
export function ImportsNavLink({ payload, user }: ServerProps) {
  if (!user || !hasRole(user, ['admin', 'editor'])) return null
  return (
    <Link href={`${payload.config.routes.admin}/imports` as Route} className={`nav__link ${styles.link}`}>
      <span className="nav__link-label">Imports</span>
    </Link>
  )
}
