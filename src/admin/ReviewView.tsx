import type { AdminViewServerProps } from 'payload'

import { GuardedPage } from './guarded-page'
import { loadBasemap } from './pin-map/load-basemap'
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
      render={async () => <LoadReviewQueue apiRoute={payload.config.routes.api} basemap={await loadBasemap(payload)} />}
    />
  )
}
