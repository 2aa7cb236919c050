'use client'

import type { Thing } from '@/domain/notices/thing-marks'

import { useThingMark } from '../use-notices'
import styles from './notices.module.css'

/** 'Closed', 'Danger' or 'Change' beside a gate or a place, as long as a notice says so. */
export function ThingChip({ kind, id }: Thing) {
  const mark = useThingMark({ kind, id })
  return (
    mark !== null && (
      <span className={styles.mark} data-mark={mark}>
        {mark}
      </span>
    )
  )
}
