import type { AdminViewServerProps } from 'payload'

import { env } from '@/env'
import { listCurrent } from '@/server/imports/streets/street-versions'

import { GuardedPage } from './guarded-page'
import { LoadReviewQueue } from './review/load-review-queue'

/** The page /admin/review. */
export function ReviewView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req
  return (
    <GuardedPage
      view={view}
      path="/review"
      title="Review queue"
      roles={['admin', 'moderator']}
      refusal="The review queue is for moderators and administrators."
      render={async () => (
        <LoadReviewQueue
          apiRoute={payload.config.routes.api}
          basemap={
            env.TILE_URL === ''
              ? { streets: await listCurrent(payload.db.pool), tileUrl: null }
              : { streets: [], tileUrl: env.TILE_URL }
          }
        />
      )}
    />
  )
}
