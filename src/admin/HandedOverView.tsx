import { DefaultTemplate } from '@payloadcms/next/templates'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { loadHandedOver } from '@/server/moderation/load-handed-over'
import Link from '@/ui/controls/link'

import { HandedOverScreen } from './handed-over/handed-over-screen'
import styles from './imports/imports.module.css'

/** The page /admin/handed-over. Payload does not guard views of ours: who sees it is decided here and by its calls. */
export async function HandedOverView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { routes } = req.payload.config
  const { user } = req
  if (!user) redirect(`${routes.admin}/login?redirect=${encodeURIComponent(`${routes.admin}/handed-over`)}` as Route)
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
        <HandedOverScreen
          answer={await loadHandedOver(req.payload, user)}
          apiRoute={routes.api}
          adminRoute={routes.admin}
        />
      ) : (
        <main className={styles.screen}>
          <h1>Reports for editors</h1>
          <p>
            Reports for editors are for editors and administrators. In the review queue you find them under “With an
            editor”.
          </p>
          <p>
            <Link href={routes.admin as Route}>Back to the dashboard</Link>
          </p>
        </main>
      )}
    </DefaultTemplate>
  )
}
