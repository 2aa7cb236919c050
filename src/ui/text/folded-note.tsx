import { TrafficCone } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './folded-note.module.css'

type Props = { readonly label: string; readonly line: ReactNode; readonly children: ReactNode }

/** A warning in one line that opens, so that what was looked for stands above the keyboard of a phone. */
export function FoldedNote({ label, line, children }: Props) {
  return (
    <aside aria-label={label}>
      <details className={styles.note}>
        <summary className={styles.line}>
          <TrafficCone aria-hidden size={22} className="fixed warning" />
          <span>{line}</span>
        </summary>
        <div className={styles.rest}>{children}</div>
      </details>
    </aside>
  )
}
