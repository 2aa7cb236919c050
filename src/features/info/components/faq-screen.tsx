import { ChevronDown } from 'lucide-react'

import type { FaqGroup } from '@/payload-types'
import { ButtonLink } from '@/ui/controls/button-link'
import { CheckedOn } from '@/ui/text/checked-on'
import { EmptyState } from '@/ui/text/empty-state'
import { PageHeading } from '@/ui/text/page-heading'

import { QuestionList } from './question-list'
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
        <p className="cluster gap-3">
          <ButtonLink href="/contact" isPrimary>
            Contact Support
          </ButtonLink>
          <ButtonLink href="/guide">Back to Guide</ButtonLink>
        </p>
      </section>
    </div>
  )
}

/** A group of questions that can be folded away as a whole. */
function FaqGroupBlock({ group }: { group: FaqGroup }) {
  return (
    <details className={styles.group} id={group.slug} open>
      <summary className={styles.summary}>
        <h2>{group.title}</h2>
        <ChevronDown className={styles.chevron} aria-hidden size={24} />
      </summary>
      <div className={styles.body}>
        <QuestionList questions={group.questions} level={3} />
        <CheckedOn date={group.provenance?.checkedOn} due={group.provenance?.reviewDueOn} />
      </div>
    </details>
  )
}
