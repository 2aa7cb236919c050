import type { ReactElement, ReactNode } from 'react'

import styles from './places.module.css'

type Props = { icon: ReactElement; label: string; isLabelShown?: boolean; children: ReactNode }

/** One line of a card. The label stands for the icon where the icon is not seen. */
export function PlaceDetail({ icon, label, isLabelShown = false, children }: Props) {
  return (
    <p className={styles.detail}>
      {icon}
      <span>
        <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}: </span>
        {children}
      </span>
    </p>
  )
}
