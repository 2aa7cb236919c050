import type { AdminViewServerProps } from 'payload'

import { GuardedPage } from './guarded-page'
import { ImportsScreen } from './imports/imports-screen'
import { loadImports } from './imports/load-imports'

/** The page /admin/imports. */
export function ImportsView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req
  const { routes } = payload.config
  return (
    <GuardedPage
      view={view}
      path="/imports"
      title="Imports"
      roles={['admin', 'editor']}
      refusal="Imports are for editors and administrators."
      render={async (user) => (
        <ImportsScreen data={await loadImports({ payload, user })} apiRoute={routes.api} adminRoute={routes.admin} />
      )}
    />
  )
}
