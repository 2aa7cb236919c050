import type { ReactNode } from 'react'

import styles from './places.module.css'

/** Cards of places; two columns where there is room. */
export function PlaceList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
