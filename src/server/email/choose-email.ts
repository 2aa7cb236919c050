import type { EmailAdapter, SendEmailOptions } from 'payload'

import type { Env } from '@/env'

import { createSmtpEmail } from './smtp-email'

/** What the adapter is called that sends nothing. */
export const NO_MAIL = 'log'

type MailSettings = Pick<Env, 'SITE_URL' | 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_FROM'>

/** The mail server of the settings; without one the log says what was not sent. */
export function chooseEmail(settings: MailSettings): EmailAdapter | Promise<EmailAdapter> {
  if (settings.SMTP_HOST === '') return logEmail
  return createSmtpEmail({
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    user: settings.SMTP_USER,
    password: settings.SMTP_PASSWORD,
    from: settings.SMTP_FROM || `guide@${new URL(settings.SITE_URL).hostname}`,
  })
}

/**
 * Used while no mail server is set: says that a message was not sent and to how many people, and nothing of its content,
 * because password links would end up in the log.
 */
const logEmail: EmailAdapter = ({ payload }) => ({
  name: NO_MAIL,
  defaultFromAddress: 'guide@localhost',
  defaultFromName: 'Pilgrim Guide',
  sendEmail: (message) => {
    const recipients = countAddresses(message.to) + countAddresses(message.bcc)
    payload.logger.warn({ msg: 'An e-mail was not sent: no mail server is set', subject: message.subject, recipients })
    return Promise.resolve()
  },
})

function countAddresses(field: SendEmailOptions['to']): number {
  if (field === undefined) return 0
  return Array.isArray(field) ? field.length : 1
}
