import { memo } from 'react'

import Link from '@/ui/controls/link'
import { gateDirections } from '@/domain/gates/gate-directions'
import { gateHref } from '@/domain/gates/gate-links'

import { gateLabel } from '@/domain/gates/gate-names'
import type { ListedGate } from '../model/gate'
import type { OpenDetails } from '../use-gate-dialog'

import { NETWORK_NOTE } from '@/ui/controls/network-note'
import styles from './gate-row.module.css'
import { GateSign } from './gate-sign'

type Props = { readonly gate: ListedGate; readonly onDetails: OpenDetails }

/**
 * A gate of the long list. No icons on its buttons: with 153 rows every byte of a row counts 153 times. Memoized: a keystroke
 * does not render the rows that still match.
 */
export const GateRow = memo(function GateRow({ gate, onDetails }: Props) {
  const label = gateLabel(gate)
  return (
    <li className={styles.row} data-row="" id={`gate-${gate.id}`}>
      <GateSign gate={gate}>
        <h3 className="heading">{gate.name}</h3>
      </GateSign>
      {gate.notes !== null && <p className={styles.notes}>{gate.notes}</p>}
      {gate.latitude === null && <p className={styles.notes}>Position not known: directions lead to the mosque.</p>}
      <p className={styles.actions}>
        <Link
          href={gateHref(gate)}
          className={styles.action}
          aria-label={`Details: ${label}`}
          aria-haspopup="dialog"
          onClick={(event) => onDetails(event, gate)}
        >
          Details
        </Link>{' '}
        <a
          href={gateDirections(gate)}
          className={styles.action}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions: ${label}`}
          aria-describedby={NETWORK_NOTE}
        >
          Directions
        </a>
      </p>
    </li>
  )
})
