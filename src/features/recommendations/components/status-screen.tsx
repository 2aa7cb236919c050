import { WaitingSection } from '@/shared/outbox/components/waiting-section'
import { PageHeading } from '@/ui/text/page-heading'

import styles from './recommendations.module.css'
import { StatusLookup } from './status-lookup'

/** What became of a submission, by its receipt. */
export function StatusScreen() {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Recommendation Status"
        lead="The receipt you were given tells what became of what you sent. Nobody else can look it up."
        back={{ href: '/recommendations', label: 'Recommendations' }}
      />
      <noscript>
        <p className={styles.card}>Scripts are off in your browser, so a receipt cannot be looked up.</p>
      </noscript>
      <StatusLookup />
      <WaitingSection />
    </div>
  )
}
