import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'

import type { NoticeSeverity } from '@/domain/notices/notice'
import { severityWords } from '@/domain/notices/notice-words'

import styles from './notices.module.css'

const icons = { danger: OctagonAlert, change: TriangleAlert, information: Info } as const

/** How severe a notice is: a sign and a word, and not the colour alone. */
export function SeverityWord({ severity }: { readonly severity: NoticeSeverity }) {
  const Icon = icons[severity]
  return (
    <span className={styles.severity} data-severity={severity}>
      <Icon aria-hidden size={20} />
      {severityWords[severity]}
    </span>
  )
}
