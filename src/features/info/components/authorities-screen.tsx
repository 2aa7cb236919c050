import { ChevronRight, ExternalLink } from 'lucide-react'
import type { Route } from 'next'

import { safeHttpUrl } from '@/lib/text/web-links'
import type { EmergencyContacts, OfficialBody } from '@/contracts/content'
import type { EmergencyNumber } from '@/payload-types'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'

import { AuthorityCard } from './authority-card'
import { EmergencyList } from './emergency-list'
import { NotPublished } from './text-section'
import styles from './info.module.css'

type Guide = { readonly href: Route; readonly title: string; readonly summary: string }

type Props = {
  readonly emergency: EmergencyContacts | null
  readonly authorities: readonly OfficialBody[]
  /** Articles that say what to do. */
  readonly guides: readonly Guide[]
}

/** Spec §2, Authorities: emergency numbers first, then what to do, the official bodies and their portals. */
export function AuthoritiesScreen({ emergency, authorities, guides }: Props) {
  return (
    <div className={styles.screen}>
      <PageHeading title="Helpful Contacts" />
      <div className={styles.sections}>
        {emergency === null ? <NotPublished /> : <EmergencyList emergency={emergency} />}
        {guides.length > 0 && (
          <section className="stack gap-3" aria-labelledby="what-to-do">
            <h2 id="what-to-do">What to do</h2>
            <ul className={styles.list}>
              {guides.map(({ href, title, summary }) => (
                <li key={href}>
                  <Link className={styles.portal} href={href}>
                    <span className={styles.words}>
                      <span className="strong">{title}</span>
                      <span className={styles.description}>{summary}</span>
                    </span>
                    <ChevronRight className="fixed" aria-hidden size={20} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {authorities.length > 0 && (
          <section className="stack gap-3" aria-labelledby="bodies">
            <h2 id="bodies">Official bodies</h2>
            <div className="stack gap-4">
              {authorities.map((authority) => (
                <AuthorityCard key={authority.id} authority={authority} />
              ))}
            </div>
          </section>
        )}
        {emergency?.portals && emergency.portals.length > 0 && (
          <section className="stack gap-3" aria-labelledby="portals">
            <h2 id="portals">Tourism and Hajj portals</h2>
            <PortalList portals={emergency.portals} />
          </section>
        )}
      </div>
    </div>
  )
}

/** Official portals for tourism and Hajj, outside the guide. */
function PortalList({ portals }: { portals: NonNullable<EmergencyNumber['portals']> }) {
  return (
    <ul className={styles.list}>
      {portals.map(({ id, title, url, description }) => (
        <li key={id ?? url}>
          <a className={styles.portal} href={safeHttpUrl(url) ?? undefined} target="_blank" rel="noopener noreferrer">
            <span className={styles.words}>
              <span className="strong">{title}</span>
              {description && <span className={styles.description}>{description}</span>}
            </span>
            <ExternalLink className="fixed" aria-hidden size={20} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
