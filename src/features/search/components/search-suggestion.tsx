import { BookOpen, MapPin } from 'lucide-react'
import type { MouseEvent } from 'react'

import Link from '@/ui/controls/link'

import { Arabic } from '@/ui/text/mixed-text'

import { isPassageAddress } from '../model/passage-address'
import type { Suggestion } from '../model/suggestion'
import styles from './search-suggestion.module.css'

type Props = {
  readonly id: string
  readonly suggestion: Suggestion
  /** Whether the arrow keys stand on it. */
  readonly isActive: boolean
  /** Whether Enter takes it. */
  readonly isNext: boolean
  readonly onTake: (event: MouseEvent<HTMLElement>) => void
}

/** One option of the list, and a link: it opens in another tab like any other. The focus stays in the input. */
export function SearchSuggestion({ id, suggestion, isActive, isNext, onTake }: Props) {
  const { kind, title, detail, gateNumber, isArabic, href } = suggestion
  const Icon = kind === 'page' ? BookOpen : MapPin
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: isNext ? `${styles.option} ${styles.next}` : styles.option,
    onClick: onTake,
    children: (
      <>
        <span className={gateNumber === null ? styles.tile : styles.plate} aria-hidden>
          {gateNumber === null ? <Icon size={22} /> : gateNumber}
        </span>
        <span className="shrinks grows">
          <span className={styles.title}>{isArabic ? <Arabic>{title}</Arabic> : title}</span>
          <span className={styles.detail}>{detail}</span>
        </span>
      </>
    ),
  } as const
  return (
    <li role="presentation">
      {isPassageAddress(href) ? <a href={href} {...option} /> : <Link href={href} {...option} />}
    </li>
  )
}
