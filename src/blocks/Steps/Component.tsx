import type { ReactNode } from 'react'

import styles from './steps.module.css'

type Step = { readonly heading: ReactNode; readonly body: ReactNode }

/** Steps in their order, numbered from 1 along a rail. */
export function Steps({ title, steps }: { title: ReactNode; steps: readonly Step[] }) {
  return (
    <div className={styles.steps}>
      {title}
      {/* Without its markers a list is no list to Safari, unless it says so. */}
      <ol role="list">
        {steps.map(({ heading, body }, index) => (
          <li key={index}>
            {heading}
            {body}
          </li>
        ))}
      </ol>
    </div>
  )
}
