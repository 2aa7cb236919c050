import { DefaultTemplate } from '@payloadcms/next/templates'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'

import { hasRole, type Role } from '@/access/roles'
import { isHeldBack, TWO_FACTOR_PATH } from '@/server/security/held-back'
import Link from '@/ui/controls/link'

import styles from './imports/imports.module.css'

type Props = {
  readonly view: AdminViewServerProps
  /** Below the admin's own address. */
  readonly path: `/${string}`
  readonly title: string
  readonly roles: readonly Role[]
  /** For people with other roles: whose page this is. */
  readonly refusal: string
  readonly render: (user: TypedUser) => Promise<ReactNode> | ReactNode
}

/**
 * A page of ours in the admin's frame. Payload does not guard such pages: who is not signed in is sent to the login and back,
 * and who has none of the roles is told whose page it is. What the page reads is guarded by its own calls.
 */
export async function GuardedPage({ view, path, title, roles, refusal, render }: Props) {
  const { req, permissions, visibleEntities, locale } = view.initPageResult
  const { admin } = req.payload.config.routes
  const { user } = req
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}` as Route)
  if (isHeldBack(user)) redirect(`${admin}${TWO_FACTOR_PATH}` as Route)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {hasRole(user, roles) ? (
        await render(user)
      ) : (
        <main className={styles.screen}>
          <h1>{title}</h1>
          <p>{refusal}</p>
          <p>
            <Link href={admin as Route}>Back to the dashboard</Link>
          </p>
        </main>
      )}
    </DefaultTemplate>
  )
}
