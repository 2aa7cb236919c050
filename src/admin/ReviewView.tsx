import { DefaultTemplate } from '@payloadcms/next/templates'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { env } from '@/env'
import { listCurrent } from '@/server/imports/streets/street-versions'
import Link from '@/ui/controls/link'

import { LoadReviewQueue } from './review/load-review-queue'
import styles from './review/review.module.css'

/** The page /admin/review. Payload does not guard views of ours: who sees the queue is decided here and by its calls. */
export async function ReviewView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { routes } = req.payload.config
  const comeBack = encodeURIComponent(`${routes.admin}/review`)
  if (!req.user) redirect(`${routes.admin}/login?redirect=${comeBack}` as Route)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {hasRole(req.user, ['admin', 'moderator']) ? (
        <LoadReviewQueue
          apiRoute={routes.api}
          basemap={
            env.TILE_URL === ''
              ? { streets: await listCurrent(req.payload.db.pool), tileUrl: null }
              : { streets: [], tileUrl: env.TILE_URL }
          }
        />
      ) : (
        <NotForYou adminRoute={routes.admin} />
      )}
    </DefaultTemplate>
  )
}

/** What an editor who opens the address sees. */
function NotForYou({ adminRoute }: { readonly adminRoute: string }) {
  return (
    <main className={styles.queue}>
      <h1>Review queue</h1>
      <p>The review queue is for moderators and administrators.</p>
      <p>
        <Link href={adminRoute as Route}>Back to the dashboard</Link>
      </p>
    </main>
  )
}
