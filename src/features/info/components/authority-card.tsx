import { ExternalLink, Phone } from 'lucide-react'

import { ExternalButton } from '@/ui/controls/button-link'
import { CheckedOn } from '@/ui/text/checked-on'
import ui from '@/ui/ui.module.css'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { OfficialBody } from '@/contracts/content'

import styles from './contact-card.module.css'
import { TextList } from './text-list'

/** An official body: what it does, how to reach it, and how old the entry is. */
export function AuthorityCard({ authority }: { authority: OfficialBody }) {
  const { name, description, phones, services, provenance } = authority
  const website = safeHttpUrl(authority.website)
  return (
    <article className={styles.card} aria-labelledby={authority.slug}>
      <h3 id={authority.slug}>{name}</h3>
      <p className="measure">{description}</p>
      <TextList title="Services" items={services} />
      <div className={styles.actions}>
        {website !== null && (
          <ExternalButton href={website}>
            <ExternalLink aria-hidden size={20} />
            {new URL(website).hostname}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ExternalButton>
        )}
        {phones.length === 0 && <p className="soft">No confirmed phone number</p>}
        {phones.map(({ text, href }) =>
          href === null ? (
            <p key={text} className="soft">
              {text}
            </p>
          ) : (
            <a key={text} className={ui.button} href={href}>
              <Phone aria-hidden size={20} />
              <span className="visually-hidden">Call </span>
              {text}
            </a>
          ),
        )}
      </div>
      <CheckedOn date={provenance?.checkedOn} due={provenance?.reviewDueOn} />
    </article>
  )
}
