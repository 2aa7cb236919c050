'use client'

import { type ReactNode, useRef } from 'react'

import { useRowsAhead } from '@/ui/use-rows-ahead'

import styles from './gates-layout.module.css'

type Props = {
  readonly plan: ReactNode
  /** Other gates, other rows. */
  readonly gates: unknown
  readonly children: ReactNode
}

/** A list with the plan of its mosque beside it where there is room; phones have the plan on a screen of its own. */
export function GateColumns({ plan, gates, children }: Props) {
  const results = useRef<HTMLDivElement>(null)
  useRowsAhead(results, gates)
  return (
    <div className={styles.columns}>
      <div ref={results} className={styles.results}>
        {children}
      </div>
      <aside className={styles.plan} aria-label="Plan of the mosque">
        {plan}
        <p className={styles.note}>A drawing for orientation, not to scale.</p>
      </aside>
    </div>
  )
}
