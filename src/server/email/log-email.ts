import type { EmailAdapter } from 'payload'

/**
 * Used while no mail server is set: says that a message was not sent and to how many people, and nothing of its content,
 * because password links would end up in the log.
 */
export const logEmail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'guide@localhost',
  defaultFromName: 'Pilgrim Guide',
  sendEmail: (message) => {
    const recipients = Array.isArray(message.to) ? message.to.length : 1
    payload.logger.warn({ msg: 'An e-mail was not sent: no mail server is set', subject: message.subject, recipients })
    return Promise.resolve()
  },
})
