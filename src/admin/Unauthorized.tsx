import { Button } from '@payloadcms/ui'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isHeldBack, TWO_FACTOR_PATH } from '@/server/security/held-back'

import styles from './two-factor/two-factor.module.css'

/** Replaces Payload's page: who has to set up two-factor sign-in first is led there. */
export function Unauthorized({ initPageResult: { permissions, req } }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes
  if (isHeldBack(req.user)) redirect(`${admin}${TWO_FACTOR_PATH}` as Route)
  return (
    <main className={styles.frame}>
      <h1>
        {req.t(req.user !== null && !permissions.canAccessAdmin ? 'error:unauthorizedAdmin' : 'error:unauthorized')}
      </h1>
      <p>{req.t('error:notAllowedToAccessPage')}</p>
      <Button el="link" size="large" to={`${admin}/logout`}>
        {req.t('authentication:logOut')}
      </Button>
    </main>
  )
}
