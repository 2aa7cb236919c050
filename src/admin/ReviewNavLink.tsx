import type { Route } from 'next'
import type { ServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { waitingStates } from '@/domain/submissions/waiting'
import Link from '@/ui/controls/link'

import { WaitingBadge } from './review/list/waiting-badge'
import styles from './review-nav-link.module.css'

/** The way to the queue above the collections, with how many submissions wait. Only for those who may work it. */
export async function ReviewNavLink({ payload, user }: ServerProps) {
  if (!user || !hasRole(user, ['admin', 'moderator'])) return null
  const { totalDocs } = await payload.count({
    collection: 'recommendations',
    where: { status: { in: [...waitingStates] } },
    overrideAccess: false,
    user,
  })
  return (
    <Link href={`${payload.config.routes.admin}/review` as Route} className={`nav__link ${styles.link}`}>
      <span className="nav__link-label">Review queue</span>
      <WaitingBadge counted={totalDocs} />
    </Link>
  )
}
