import { Badge } from '@/components/ui/badge'
import type { Gate } from '@/server/content/gates'

import styles from './gate-badges.module.css'

/** Only what is confirmed gets a badge. */
export function GateBadges({ gate }: { gate: Pick<Gate, 'isMajor' | 'womenOnly'> }) {
  if (gate.isMajor !== 'yes' && gate.womenOnly !== 'yes') return null
  return (
    <p className={styles.badges}>
      {gate.isMajor === 'yes' && <Badge>Major Gate</Badge>} {gate.womenOnly === 'yes' && <Badge>Women Only</Badge>}
    </p>
  )
}
