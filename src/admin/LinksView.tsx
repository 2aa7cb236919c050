import type { AdminViewServerProps } from 'payload'

import { listTroubledLinks } from '@/server/links/list-troubled'

import { GuardedPage } from './guarded-page'
import { LinksScreen } from './links/links-screen'

/** The page /admin/links. */
export function LinksView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req
  const { routes } = payload.config
  return (
    <GuardedPage
      view={view}
      path="/links"
      title="Links that lead nowhere"
      roles={['admin', 'editor']}
      refusal="Links that lead nowhere are for editors and administrators."
      render={async () => (
        <LinksScreen links={await listTroubledLinks(payload)} apiRoute={routes.api} adminRoute={routes.admin} />
      )}
    />
  )
}
