import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'

import { SITE_NAME } from '@/domain/addresses/site'
import { errorCode } from '@/lib/error-code'

export type SmtpSettings = {
  readonly host: string
  readonly port: number
  /** Empty where the server wants no password. */
  readonly user: string
  readonly password: string
  /** The address messages come from. */
  readonly from: string
}

/** The longest a caller waits for a mail server. */
const EMAIL_TIMEOUT_MS = 1_000

/** A slow server may still take the message after its sender has stopped waiting. */
const TRANSPORT_TIMEOUT_MS = 15_000

/** TLS from the first byte belongs to this port; on any other the connection is upgraded. */
const TLS_PORT = 465

/**
 * Sends through a mail server. Sending settles within `EMAIL_TIMEOUT_MS` and never fails for its caller: a broken mail
 * server must not break what sent the message, nor tell a stranger by its slowness that an account exists. What went
 * wrong is in the log, without addresses and content.
 */
export async function createSmtpEmail({ host, port, user, password, from }: SmtpSettings): Promise<EmailAdapter> {
  const adapter = await nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: SITE_NAME,
    // A mail server that is down must not hold up the start.
    skipVerify: true,
    transportOptions: {
      host,
      port,
      secure: port === TLS_PORT,
      // A password never travels in the clear.
      requireTLS: user !== '' && port !== TLS_PORT,
      ...(user !== '' && { auth: { user, pass: password } }),
      connectionTimeout: TRANSPORT_TIMEOUT_MS,
      greetingTimeout: TRANSPORT_TIMEOUT_MS,
      socketTimeout: TRANSPORT_TIMEOUT_MS,
    },
  })
  return (args) => {
    const mail = adapter(args)
    return { ...mail, name: 'smtp', sendEmail: (message) => sendBounded(args.payload, mail.sendEmail, message) }
  }
}

type Send = (message: SendEmailOptions) => Promise<unknown>

async function sendBounded({ logger }: Payload, send: Send, message: SendEmailOptions): Promise<void> {
  const sending = send(message).then(
    () => undefined,
    // Only the code: the text of a mail server's answer repeats addresses.
    (error: unknown) => logger.error({ msg: 'An e-mail was not sent', reason: errorCode(error) ?? 'unknown' }),
  )
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, EMAIL_TIMEOUT_MS)
  })
  await Promise.race([sending, timeout])
  clearTimeout(timer)
}
