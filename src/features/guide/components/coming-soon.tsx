import type { SiteSetting } from '@/payload-types'

import styles from './guide.module.css'

/** Spec §2: what is announced and not there yet. Nothing to tap. */
export function ComingSoon({ items }: { items: NonNullable<SiteSetting['comingSoon']> }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="coming-soon-heading">
      <h2 id="coming-soon-heading">Coming Soon</h2>
      <ul className={styles.soon}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            {description && <p className={styles.soft}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
