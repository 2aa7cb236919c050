import type { ReactNode } from 'react'

import { gateHref } from '@/lib/gate-links'
import type { MosqueKey } from '@/lib/mosques'
import type { Gate } from '@/server/content/gates'

import { GateSchematic } from './gate-schematic'
import styles from './gates-layout.module.css'

type Props = { mosque: MosqueKey; gates: readonly Gate[]; children: ReactNode }

/** A list with the plan of its mosque beside it where there is room; phones have the plan on a screen of its own. */
export function GateColumns({ mosque, gates, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.results}>{children}</div>
      <aside className={styles.plan} aria-label="Plan of the mosque">
        <GateSchematic mosque={mosque} gates={gates} hrefOf={gateHref} />
        <p className={styles.note}>A drawing for orientation, not to scale.</p>
      </aside>
    </div>
  )
}
