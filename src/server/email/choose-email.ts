import type { EmailAdapter } from 'payload'

import type { Env } from '@/env'

import { logEmail } from './log-email'
import { smtpEmail } from './smtp-email'

type MailSettings = Pick<Env, 'SITE_URL' | 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_FROM'>

/** The mail server of the settings; without one the log says what was not sent. */
export function chooseEmail(settings: MailSettings): EmailAdapter | Promise<EmailAdapter> {
  if (settings.SMTP_HOST === '') return logEmail
  return smtpEmail({
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    user: settings.SMTP_USER,
    password: settings.SMTP_PASSWORD,
    from: settings.SMTP_FROM || `guide@${new URL(settings.SITE_URL).hostname}`,
  })
}
