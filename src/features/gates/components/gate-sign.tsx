import type { ReactNode } from 'react'

import { Arabic } from '@/ui/arabic'

import type { ListedGate } from '../model/listed-gate'

import { GateBadges } from './gate-badges'
import { GatePlate } from './gate-plate'
import styles from './gate-sign.module.css'

/** Number, Arabic name beside it, English name under: what a person compares with the sign above a door. */
export function GateSign({ gate, children }: { gate: ListedGate; children: ReactNode }) {
  return (
    <div className={styles.sign}>
      <GatePlate gateNumber={gate.gateNumber} />
      <div className={styles.names}>
        {gate.arabicName !== null && (
          <p className={styles.arabic}>
            <Arabic>{gate.arabicName}</Arabic>
          </p>
        )}
        {children}
        <GateBadges gate={gate} />
      </div>
    </div>
  )
}
