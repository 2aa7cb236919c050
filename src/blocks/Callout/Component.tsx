import { CalendarClock, Info, Scale, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { MixedText } from '@/ui/mixed-text'
import type { CalloutBlock } from '@/payload-types'

import styles from './callout.module.css'

const tones = {
  note: { word: 'Note', Icon: Info },
  safety: { word: 'Safety', Icon: TriangleAlert },
  'schools-differ': { word: 'The schools differ', Icon: Scale },
  'changes-often': { word: 'Changes often', Icon: CalendarClock },
} as const satisfies Record<CalloutBlock['tone'], unknown>

/** A box beside the text. Its tone is told by icon and word, never by colour alone. */
export function Callout({ tone, title, children }: Pick<CalloutBlock, 'tone' | 'title'> & { children: ReactNode }) {
  const { word, Icon } = tones[tone]
  return (
    <div role="note" className={styles.callout} data-tone={tone}>
      <p className={styles.word}>
        <Icon aria-hidden size={20} />
        {word}
      </p>
      <p className={styles.title}>
        <MixedText>{title}</MixedText>
      </p>
      {children}
    </div>
  )
}
