import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'

import ui from '@/ui/ui.module.css'
import { mailHref } from '@/lib/text/contact-links'

import type { Mode } from './recommend-tabs'
import { suggestionMails } from '../model/suggestion-mails'
import styles from './recommendations.module.css'

type Props = {
  readonly kind: Mode
  readonly title: string
  readonly lead: string
  readonly supportEmail: string | null
  /** The form. */
  readonly children: ReactNode
}

/** One kind of recommendation: its form, and the way to send it where the form cannot be used. */
export function SuggestionSection({ kind, title, lead, supportEmail, children }: Props) {
  const href = supportEmail === null ? null : mailHref({ to: supportEmail, ...suggestionMails[kind] })
  return (
    <section className={styles.card} aria-labelledby={`${kind}-heading`}>
      <h2 id={`${kind}-heading`}>{title}</h2>
      <p>{lead}</p>
      <noscript>
        <p>
          Scripts are off in your browser, so the form cannot be used.{' '}
          {href === null ? 'Please come back with scripts turned on.' : 'You can send the same by e-mail.'}
        </p>
      </noscript>
      {children}
      {href !== null && (
        <p className={styles.mail}>
          <span>No luck with the form?</span>
          <a className={ui.button} href={href}>
            <Mail aria-hidden size={20} />
            Send by e-mail
          </a>
        </p>
      )}
    </section>
  )
}
