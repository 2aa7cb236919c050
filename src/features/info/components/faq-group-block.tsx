import { ChevronDown } from 'lucide-react'

import { CheckedOn } from '@/ui/checked-on'
import type { FaqGroup } from '@/payload-types'

import styles from './faq-group-block.module.css'
import { QuestionList } from './question-list'

/** A group of questions that can be folded away as a whole. */
export function FaqGroupBlock({ group }: { group: FaqGroup }) {
  return (
    <details className={styles.group} id={group.slug} open>
      <summary className={styles.summary}>
        <h2>{group.title}</h2>
        <ChevronDown className={styles.chevron} aria-hidden size={24} />
      </summary>
      <div className={styles.body}>
        <QuestionList questions={group.questions} level={3} />
        <CheckedOn date={group.provenance?.checkedOn} />
      </div>
    </details>
  )
}
