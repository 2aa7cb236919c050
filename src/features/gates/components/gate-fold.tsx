import { ChevronDown } from 'lucide-react'

import { useNoticesFirst } from '@/shared/notices/use-notices'

import type { ListedGate } from '../model/gate'
import type { OpenDetails } from '../use-gate-dialog'

import styles from './gate-fold.module.css'
import layout from './gates-layout.module.css'
import { GateRow } from './gate-row'

type Props = {
  readonly group: { readonly id: string; readonly label: string; readonly gates: readonly ListedGate[] }
  readonly isOpen?: boolean
  readonly onDetails: OpenDetails
}

/** A part of a long list of gates, folded: 153 rows in one strip are 21,000 pixels, and a number is found by its range. */
export function GateFold({ group, isOpen = false, onDetails }: Props) {
  const { items: gates } = useNoticesFirst('gate', group.gates)
  return (
    <details className={styles.fold} id={group.id} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.label}>{group.label}</h2>
        <span className="digits soft">
          {group.gates.length}
          <span className="visually-hidden"> gates</span>
        </span>
        <ChevronDown aria-hidden size={24} className={styles.chevron} />
      </summary>
      <ul className={layout.list}>
        {gates.map((gate) => (
          <GateRow key={gate.id} gate={gate} onDetails={onDetails} />
        ))}
      </ul>
    </details>
  )
}
