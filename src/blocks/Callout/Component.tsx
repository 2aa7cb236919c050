import type { ReactNode } from 'react'

import { MixedText } from '@/ui/text/mixed-text'
import type { CalloutBlock } from '@/payload-types'

import styles from './callout.module.css'

const words = {
  note: 'Note',
  safety: 'Safety',
  'schools-differ': 'The schools differ',
  'changes-often': 'Changes often',
} as const satisfies Record<CalloutBlock['tone'], string>

/** A box beside the text. Its tone is told by icon and word, never by colour alone. */
export function Callout({ tone, title, children }: Pick<CalloutBlock, 'tone' | 'title'> & { children: ReactNode }) {
  return (
    <div role="note" className={styles.callout} data-tone={tone}>
      <p>{words[tone]}</p>
      <p>
        <MixedText>{title}</MixedText>
      </p>
      {children}
    </div>
  )
}
