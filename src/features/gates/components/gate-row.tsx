import Link from '@/components/ui/link'

import { gateDirections } from '@/lib/directions'
import { gateHref } from '@/lib/gate-links'
import type { Gate } from '@/server/content/gates'

import { gateLabel } from '../model/gate-label'

import styles from './gate-row.module.css'
import { GateSign } from './gate-sign'

/** A gate of the long list. No icons on its buttons: with 153 rows every byte of a row counts 153 times. */
export function GateRow({ gate }: { gate: Gate }) {
  const label = gateLabel(gate)
  return (
    <li className={styles.row} id={`gate-${gate.id}`}>
      <GateSign gate={gate}>
        <h3 className={styles.name}>{gate.name}</h3>
      </GateSign>
      {gate.notes !== null && <p className={styles.notes}>{gate.notes}</p>}
      {gate.latitude === null && <p className={styles.notes}>Position not known: directions lead to the mosque.</p>}
      <p className={styles.actions}>
        <Link href={gateHref(gate)} className={styles.action} aria-label={`Details: ${label}`}>
          Details
        </Link>{' '}
        <a
          href={gateDirections(gate)}
          className={styles.action}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions: ${label}`}
        >
          Directions
        </a>
      </p>
    </li>
  )
}
