import { TrafficCone } from 'lucide-react'

import { CheckedOn } from '@/ui/checked-on'

import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'

import styles from './gate-notice.module.css'

/** Stands on every gate screen: no list is newer than the sign above the door. */
export function GateNotice({ checkedOn }: { checkedOn: string | null }) {
  return (
    <aside className={styles.notice} aria-label="Before you walk">
      <TrafficCone aria-hidden size={24} className={styles.icon} />
      <div>
        <p>
          Door plans change every season. Follow the signs: <strong>green light open</strong>,{' '}
          <strong>red light full</strong>.
        </p>
        <p>{INDOOR_POSITION_NOTE}</p>
        <CheckedOn date={checkedOn} />
      </div>
    </aside>
  )
}
