import type { Route } from 'next'
import type { ReactNode } from 'react'

import { IllnessNote } from '@/shared/illness/illness-note'
import { ButtonLink } from '@/ui/controls/button-link'
import { EmptyState } from '@/ui/text/empty-state'
import ui from '@/ui/ui.module.css'

import styles from './gates-layout.module.css'
import jumpLinksStyles from './jump-links.module.css'

type Props = {
  readonly plan: ReactNode
  readonly children: ReactNode
}

/** A list with the plan of its mosque beside it where there is room; phones have the plan on a screen of its own. */
export function GateColumns({ plan, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className="gap-3 shrinks stack">{children}</div>
      <aside className={styles.plan} aria-label="Plan of the mosque">
        {plan}
        <p className="soft">A drawing for orientation, not to scale.</p>
      </aside>
    </div>
  )
}

/** Spec §2; said aloud when a search changes it. */
export function GateCount({ count }: { count: number }) {
  return (
    <div role="status">
      <h2 className="text-3">{count} gates found</h2>
    </div>
  )
}

type JumpLink = { readonly id: string; readonly sign: string; readonly label?: string }

/** Ways down a long page. Plain fragments: the browser moves the focus with them. */
export function JumpLinks({ label, links }: { label: string; links: readonly JumpLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="stack">
      <h2 className="text-2">{label}</h2>
      <ul className={ui.chips}>
        {links.map(({ id, sign, label: name }) => (
          <li key={id}>
            <a href={`#${id}`} className={jumpLinksStyles.link}>
              <b className="digits accent">{sign}</b>
              {name !== undefined && <span className={jumpLinksStyles.name}>{name}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NothingFoundProps = {
  readonly text: string
  readonly children: string
  readonly href: Route
  readonly way: ReactNode
}

/** No gate matches: what else may be tried. */
export function NothingFound({ text, children, href, way }: NothingFoundProps) {
  return (
    <EmptyState title="No gates found">
      <IllnessNote text={text} />
      <p>{children}</p>
      <ButtonLink href={href}>{way}</ButtonLink>
    </EmptyState>
  )
}

export const TRY_NUMBER = 'Try the number alone, for example 79, or a part of the name.'
