import { Badge } from '@/ui/badge'

import type { ListedGate } from '../model/listed-gate'

import styles from './gate-badges.module.css'

/** Only what is confirmed gets a badge. */
export function GateBadges({ gate }: { gate: Pick<ListedGate, 'isMajor' | 'womenOnly'> }) {
  if (gate.isMajor !== 'yes' && gate.womenOnly !== 'yes') return null
  return (
    <p className={styles.badges}>
      {gate.isMajor === 'yes' && <Badge>Major Gate</Badge>} {gate.womenOnly === 'yes' && <Badge>Women Only</Badge>}
    </p>
  )
}
