import Link from '@/ui/link'

import { gateHref } from '@/lib/gate-links'

import type { ListedGate } from '../model/listed-gate'

import styles from './gate-tile.module.css'

/** A door that has a number and no name: as small as a thumb allows, so that dozens can be scanned. */
export function GateTile({ gate }: { gate: ListedGate }) {
  return (
    <li>
      <Link href={gateHref(gate)} className={styles.tile}>
        <span className="visually-hidden">Gate</span> {gate.gateNumber}
        {gate.womenOnly === 'yes' && <span className={styles.note}>Women Only</span>}
      </Link>
    </li>
  )
}
