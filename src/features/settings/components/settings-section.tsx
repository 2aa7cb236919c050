import type { ReactNode } from 'react'

import styles from './settings.module.css'

/** A titled card of rows. `title` is also the name of the region. */
export function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
