import type { ReactNode } from 'react'

import { MixedText } from '@/ui/text/mixed-text'

import styles from './rite-step.module.css'

/** Opens on demand, without scripts too. */
export function Folded({ word, title, children }: { word?: string; title: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className="summary unfolds">
        <span>
          {word !== undefined && <small className="block light soft small">{word}</small>}
          <MixedText>{title}</MixedText>
        </span>
      </summary>
      {children}
    </details>
  )
}
