import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

import { Logo } from './Logo'
import { LoginForm } from './two-factor/login-form'
import styles from './two-factor/two-factor.module.css'

/** Replaces Payload's page, which cannot ask for a code after the password. */
export function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { routes } = req.payload.config
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user !== null) redirect(next as Route)
  return (
    <main className={styles.frame}>
      <div className="login__brand">
        <Logo />
      </div>
      <h1>Sign in</h1>
      <LoginForm apiRoute={routes.api} adminRoute={routes.admin} next={next} />
    </main>
  )
}
