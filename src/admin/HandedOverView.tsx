import type { AdminViewServerProps } from 'payload'

import { loadHandedOver } from '@/server/moderation/load-handed-over'

import { GuardedPage } from './guarded-page'
import { HandedOverScreen } from './handed-over/handed-over-screen'

/** The page /admin/handed-over. */
export function HandedOverView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req
  const { routes } = payload.config
  return (
    <GuardedPage
      view={view}
      path="/handed-over"
      title="Reports for editors"
      roles={['admin', 'editor']}
      refusal="Reports for editors are for editors and administrators. In the review queue you find them under “With an editor”."
      render={async (user) => (
        <HandedOverScreen
          answer={await loadHandedOver(payload, user)}
          apiRoute={routes.api}
          adminRoute={routes.admin}
        />
      )}
    />
  )
}
