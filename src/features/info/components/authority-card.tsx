import { ExternalLink, Phone } from 'lucide-react'

import { ExternalButton } from '@/ui/button-link'
import { CheckedOn } from '@/ui/checked-on'
import ui from '@/ui/ui.module.css'
import { phoneHref } from '@/lib/contact-links'
import { safeHttpUrl } from '@/lib/web-links'
import type { Authority } from '@/payload-types'

import styles from './contact-card.module.css'
import { TextList } from './text-list'

/** An official body: what it does, how to reach it, and how old the entry is. */
export function AuthorityCard({ authority }: { authority: Authority }) {
  const { name, description, phone, services, provenance } = authority
  const website = safeHttpUrl(authority.website)
  const call = phoneHref(phone)
  return (
    <article className={styles.card} aria-labelledby={authority.slug}>
      <h3 id={authority.slug}>{name}</h3>
      <p className={styles.text}>{description}</p>
      <TextList title="Services" items={services} />
      <div className={styles.actions}>
        {website !== null && (
          <ExternalButton href={website}>
            <ExternalLink aria-hidden size={20} />
            {new URL(website).hostname}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ExternalButton>
        )}
        {call === null ? (
          <p className={styles.missing}>{phone ?? 'No confirmed phone number'}</p>
        ) : (
          <a className={ui.button} href={call}>
            <Phone aria-hidden size={20} />
            <span className="visually-hidden">Call </span>
            {phone}
          </a>
        )}
      </div>
      <CheckedOn date={provenance?.checkedOn} />
    </article>
  )
}
