import type { ReactNode } from 'react'

import { ThingChip } from '@/shared/notices/components/thing-chip'
import { Arabic } from '@/ui/text/mixed-text'
import { Badge } from '@/ui/text/badge'

import type { ListedGate } from '../model/gate'

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
        <ThingChip kind="gate" id={gate.id} />
      </div>
    </div>
  )
}

/** A longer number ("310, 311") is set in two lines. */
const MAX_ONE_LINE_LENGTH = 4

/** A longer number is set in smaller digits. */
const MAX_FULL_SIZE_LENGTH = 2

/** The number as on a road sign: the largest thing on a gate's row. Reads 'Gate 79'. */
export function GatePlate({ gateNumber }: { gateNumber: string | null }) {
  if (gateNumber === null) return <p className={`${styles.plate} ${styles.blank}`}>No number</p>
  return (
    <p className={styles.plate}>
      Gate <b className={chooseSizeClass(gateNumber)}>{gateNumber}</b>
    </p>
  )
}

function chooseSizeClass({ length }: string): string | undefined {
  if (length > MAX_ONE_LINE_LENGTH) return styles.long
  return length > MAX_FULL_SIZE_LENGTH ? `${styles.number} ${styles.three}` : styles.number
}

/** Only what is confirmed gets a badge. */
export function GateBadges({ gate }: { gate: Pick<ListedGate, 'isMajor' | 'womenOnly'> }) {
  if (gate.isMajor !== 'yes' && gate.womenOnly !== 'yes') return null
  return (
    <p className={styles.badges}>
      {gate.isMajor === 'yes' && <Badge>Major Gate</Badge>} {gate.womenOnly === 'yes' && <Badge>Women Only</Badge>}
    </p>
  )
}
