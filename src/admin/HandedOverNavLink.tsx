import type { Route } from 'next'
import type { ServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { countHandedOver } from '@/server/moderation/load-handed-over'
import Link from '@/ui/controls/link'

import styles from './review-nav-link.module.css'
import badge from './review/list/waiting-badge.module.css'

/** The way to what moderators left to the editors, with how many reports wait. Only for those who may settle them. */
export async function HandedOverNavLink({ payload, user }: ServerProps) {
  if (!user || !hasRole(user, ['admin', 'editor'])) return null
  const count = await countHandedOver(payload)
  return (
    <Link href={`${payload.config.routes.admin}/handed-over` as Route} className={`nav__link ${styles.link}`}>
      <span className="nav__link-label">Reports for editors</span>
      {count > 0 && (
        <span className={badge.badge}>
          {count}
          <span className="visually-hidden"> waiting</span>
        </span>
      )}
    </Link>
  )
}
