import { DefaultTemplate } from '@payloadcms/next/templates'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import Link from '@/ui/controls/link'

import { ImportsScreen } from './imports/imports-screen'
import styles from './imports/imports.module.css'
import { loadImports } from './imports/load-imports'

/** The page /admin/imports. Payload does not guard views of ours: who sees it is decided here and by its calls. */
export async function ImportsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { routes } = req.payload.config
  const { user } = req
  if (!user) redirect(`${routes.admin}/login?redirect=${encodeURIComponent(`${routes.admin}/imports`)}` as Route)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {hasRole(user, ['admin', 'editor']) ? (
        <ImportsScreen
          data={await loadImports({ payload: req.payload, user })}
          apiRoute={routes.api}
          adminRoute={routes.admin}
        />
      ) : (
        <main className={styles.screen}>
          <h1>Imports</h1>
          <p>Imports are for editors and administrators.</p>
          <p>
            <Link href={routes.admin as Route}>Back to the dashboard</Link>
          </p>
        </main>
      )}
    </DefaultTemplate>
  )
}
