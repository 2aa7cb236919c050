import { Mail } from 'lucide-react'

import ui from '@/components/ui/ui.module.css'
import { mailHref } from '@/lib/mail-link'

import { suggestionMails } from '../model/suggestion-mails'
import styles from './recommendations.module.css'

type Props = {
  readonly id: string
  readonly kind: keyof typeof suggestionMails
  readonly title: string
  readonly lead: string
  readonly wanted: readonly string[]
  readonly supportEmail: string | null
}

/** What one kind of suggestion holds, and the way to send it. */
export function SuggestionSection({ id, kind, title, lead, wanted, supportEmail }: Props) {
  const href = supportEmail === null ? null : mailHref({ to: supportEmail, ...suggestionMails[kind] })
  return (
    <section className={styles.card} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{lead}</p>
      <div>
        <p className={styles.listTitle}>What to send</p>
        <ul className={styles.list}>
          {wanted.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      {href === null ? (
        <p className={styles.soft}>The e-mail address has not been published yet. Please come back later.</p>
      ) : (
        <p>
          <a className={`${ui.button} ${ui.primary}`} href={href}>
            <Mail aria-hidden size={20} />
            Send by e-mail
          </a>
        </p>
      )}
    </section>
  )
}
