import { ButtonLink } from '@/ui/controls/button-link'

import styles from './article.module.css'

/** The way from a text to the people who can put it right. */
export function ReportMistake() {
  return (
    <div className={styles.report}>
      <p>Is something wrong or out of date?</p>
      <ButtonLink href="/contact">Report a mistake</ButtonLink>
    </div>
  )
}
