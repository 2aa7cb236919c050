import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './places.module.css'

type Props = { Icon: LucideIcon; label: string; isLabelShown?: boolean; children: ReactNode }

/** One line of a card. The label stands for the icon where the icon is not seen. */
export function PlaceDetail({ Icon, label, isLabelShown = false, children }: Props) {
  return (
    <p className={styles.detail}>
      <Icon aria-hidden size={18} />
      <span>
        <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}: </span>
        {children}
      </span>
    </p>
  )
}
