import type { Term } from '@/payload-types'

import styles from './info.module.css'

export const RETENTION_HEADING = 'How long we keep things'

/** Said from the numbers the guide erases by, so that the page cannot promise something else. */
export function RetentionSection({ id, retention }: { id: string; retention: Term['retention'] }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{RETENTION_HEADING}</h2>
      <p>
        What you send is erased {retention.submissionMonths} months after it was decided, or at once if you ask for it
        with your receipt on <a href="/recommendations/status">Recommendation Status</a>. The scrambled mark of your
        connection is erased after two days, and counts of opened pages after {retention.pageViewMonths} months. A page
        of the guide that was made of a suggestion stays.
      </p>
    </section>
  )
}
