import { PageHeading } from '@/ui/page-heading'
import type { Authority, EmergencyNumber } from '@/payload-types'

import { AuthorityCard } from './authority-card'
import cards from './contact-card.module.css'
import { EmergencyList } from './emergency-list'
import styles from './info.module.css'
import { NotPublished } from './not-published'
import { PortalList } from './portal-list'

type Props = { readonly emergency: EmergencyNumber | null; readonly authorities: readonly Authority[] }

/** Spec §2, Authorities: emergency numbers first, then the official bodies and their portals. */
export function AuthoritiesScreen({ emergency, authorities }: Props) {
  return (
    <div className={styles.screen}>
      <PageHeading title="Helpful Contacts" />
      <div className={styles.sections}>
        {emergency === null ? <NotPublished /> : <EmergencyList emergency={emergency} />}
        {authorities.length > 0 && (
          <section className={styles.section} aria-labelledby="bodies">
            <h2 id="bodies">Official bodies</h2>
            <div className={cards.grid}>
              {authorities.map((authority) => (
                <AuthorityCard key={authority.id} authority={authority} />
              ))}
            </div>
          </section>
        )}
        {emergency?.portals && emergency.portals.length > 0 && (
          <section className={styles.section} aria-labelledby="portals">
            <h2 id="portals">Tourism and Hajj portals</h2>
            <PortalList portals={emergency.portals} />
          </section>
        )}
      </div>
    </div>
  )
}
