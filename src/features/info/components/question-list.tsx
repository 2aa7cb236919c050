import { ChevronDown } from 'lucide-react'

import { RichText } from '@/rich-text/rich-text'
import type { FaqGroup } from '@/payload-types'

import styles from './question-list.module.css'

/** Questions that open one by one, with nothing but HTML. `level` is that of each question's heading. */
export function QuestionList({ questions, level }: { questions: FaqGroup['questions']; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="clips card raised">
      {questions.map(({ id, question, answer }) => (
        <details key={id ?? question} className={styles.item}>
          <summary className={styles.question}>
            <Heading className={styles.heading}>{question}</Heading>
            <ChevronDown className={styles.chevron} aria-hidden size={22} />
          </summary>
          <div className={styles.answer}>
            <RichText data={answer} headingLevel={level === 2 ? 3 : 4} />
          </div>
        </details>
      ))}
    </div>
  )
}
