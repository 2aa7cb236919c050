import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

import { Logo } from './Logo'
import { LoginForm } from './two-factor/login-form'

/** Replaces Payload's page, which cannot ask for a code after the password. */
export function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { routes } = req.payload.config
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user !== null) redirect(next as Route)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm apiRoute={routes.api} adminRoute={routes.admin} next={next} />
    </>
  )
}
