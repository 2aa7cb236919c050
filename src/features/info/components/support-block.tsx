import { Mail } from 'lucide-react'

import { mailHref } from '@/lib/text/contact-links'
import ui from '@/ui/ui.module.css'
import type { Contact } from '@/payload-types'

import styles from './support-block.module.css'

/** Whom to write to, and when to expect an answer. */
export function SupportBlock({ contact }: { contact: Contact }) {
  const href = mailHref({
    to: contact.supportEmail,
    subject: 'Pilgrim Guide: ',
    lines: ['Page or place:', '', 'What is wrong, or what you need:', '', 'Day you saw it:'],
  })
  return (
    <section className={styles.block} aria-labelledby="email-support">
      <h2 id="email-support">Email support</h2>
      <p className={styles.address}>{contact.supportEmail}</p>
      {href !== null && (
        <p>
          <a className={`${ui.button} ${ui.primary}`} href={href}>
            <Mail aria-hidden size={20} />
            Write an e-mail
          </a>
        </p>
      )}
      <p className="soft">We reply within {contact.replyTime}.</p>
    </section>
  )
}
