import type { EmailAdapter, SendEmailOptions } from 'payload'

/**
 * Used while no mail server is set: says that a message was not sent and to how many people, and nothing of its content,
 * because password links would end up in the log.
 */
export const logEmail: EmailAdapter = ({ payload }) => ({
  name: 'log',
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
