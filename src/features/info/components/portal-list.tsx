import { ExternalLink } from 'lucide-react'

import { safeHttpUrl } from '@/lib/web-links'
import type { EmergencyNumber } from '@/payload-types'

import styles from './portal-list.module.css'

/** Official portals for tourism and Hajj, outside the guide. */
export function PortalList({ portals }: { portals: NonNullable<EmergencyNumber['portals']> }) {
  return (
    <ul className={styles.list}>
      {portals.map(({ id, title, url, description }) => (
        <li key={id ?? url}>
          <a className={styles.portal} href={safeHttpUrl(url) ?? undefined} target="_blank" rel="noopener noreferrer">
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {description && <span className={styles.description}>{description}</span>}
            </span>
            <ExternalLink aria-hidden size={20} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
