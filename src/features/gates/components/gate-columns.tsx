import type { ReactNode } from 'react'

import styles from './gates-layout.module.css'

type Props = { readonly plan: ReactNode; readonly children: ReactNode }

/** A list with the plan of its mosque beside it where there is room; phones have the plan on a screen of its own. */
export function GateColumns({ plan, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.results}>{children}</div>
      <aside className={styles.plan} aria-label="Plan of the mosque">
        {plan}
        <p className={styles.note}>A drawing for orientation, not to scale.</p>
      </aside>
    </div>
  )
}
