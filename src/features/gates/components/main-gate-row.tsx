import { ChevronRight } from 'lucide-react'
import Link from '@/ui/link'

import { gateHref } from '@/lib/gate-links'

import type { ListedGate } from '../model/listed-gate'

import { GateSign } from './gate-sign'
import styles from './main-gate-row.module.css'

/** A gate of the short list: the whole row is the link of its title. */
export function MainGateRow({ gate }: { gate: ListedGate }) {
  return (
    <li className={styles.row} data-row="" id={`gate-${gate.id}`}>
      <GateSign gate={gate}>
        <h3 className={styles.name}>
          <Link href={gateHref(gate)} className={styles.link}>
            {gate.name}
            {gate.gateNumber !== null && <span className="visually-hidden">, gate {gate.gateNumber}</span>}
          </Link>
        </h3>
      </GateSign>
      <ChevronRight aria-hidden size={20} className={styles.chevron} />
    </li>
  )
}
