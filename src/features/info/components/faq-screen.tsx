import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'
import { PageHeading } from '@/ui/page-heading'
import type { FaqGroup } from '@/payload-types'

import { FaqGroupBlock } from './faq-group-block'
import styles from './info.module.css'

/** Spec §2, FAQ. */
export function FaqScreen({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Frequently Asked Questions"
        lead="Tap a question to read its answer."
        back={{ href: '/guide', label: 'Back to Guide' }}
      />
      {groups.length === 0 && (
        <EmptyState title="No questions yet">
          <p>The answers have not been published. Please come back later.</p>
        </EmptyState>
      )}
      <div className={styles.sections}>
        {groups.map((group) => (
          <FaqGroupBlock key={group.id} group={group} />
        ))}
      </div>
      <section className={styles.closing} aria-labelledby="more-help">
        <h2 id="more-help">Your question is not here?</h2>
        <p className={styles.actions}>
          <ButtonLink href="/contact" isPrimary>
            Contact Support
          </ButtonLink>
          <ButtonLink href="/guide">Back to Guide</ButtonLink>
        </p>
      </section>
    </div>
  )
}
