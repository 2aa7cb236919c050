import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { NO_MAIL } from '@/server/email/choose-email'

import { ForgotPasswordForm } from './forgot-password-form'

/**
 * Replaces Payload's page, which says that a mail was sent whatever the server has answered. Nothing here shows whether an
 * account exists.
 */
export function ForgotPassword({ initPageResult: { req } }: AdminViewServerProps) {
  const { config, email } = req.payload
  const canSend = email.name !== NO_MAIL
  return (
    <>
      <h1>Forgot your password?</h1>
      {canSend ? (
        <ForgotPasswordForm action={`${config.routes.api}/users/forgot-password`} />
      ) : (
        <p>This guide cannot send e-mail. Ask an administrator to set a new password for you.</p>
      )}
      <Button buttonStyle="secondary" el="link" to={`${config.routes.admin}/login`}>
        Back to signing in
      </Button>
    </>
  )
}
