import { LocateFixed, MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { Spot, WalkEnds } from '@/domain/walking/walk-links'
import Link from '@/ui/controls/link'
import { Arabic, MixedText } from '@/ui/text/mixed-text'
import ui from '@/ui/ui.module.css'

import type { SpotState } from '../use-spot'
import { SpotSearch } from './spot-search'
import styles from './walk.module.css'

export type End = 'from' | 'to'

type Props = {
  readonly start: SpotState
  readonly goal: SpotState
  readonly isOwnStart: boolean
  readonly hasOwnPosition: boolean
  readonly picking: End | null
  readonly onPick: (end: End | null) => void
  readonly onChoose: (change: Partial<WalkEnds>) => void
  /** Asks the device where the visitor is. */
  readonly onLocate: () => void
}

/** Where a walk begins and ends, and how to choose something else. */
export function WalkEndsPanel({ start, goal, isOwnStart, hasOwnPosition, picking, onPick, onChoose, onLocate }: Props) {
  const [openByHand, setOpen] = useState<End | null>(null)
  const open = openByHand ?? (goal.kind === 'none' ? 'to' : null)
  const change = (end: End, spot: Spot | null) => {
    // What was tapped goes away: the keyboard stays at the end it belongs to.
    document.getElementById(toggleIds[end])?.focus()
    setOpen(null)
    onPick(null)
    onChoose({ [end]: spot })
  }
  const controls = (end: End) => ({
    toggleId: toggleIds[end],
    isOpen: open === end,
    onToggle: () => {
      onPick(null)
      setOpen(open === end ? null : end)
    },
    chooser: (
      <SpotChooser
        end={end}
        isPicking={picking === end}
        onPick={() => onPick(picking === end ? null : end)}
        onSpot={(spot) => change(end, spot)}
      >
        {end === 'from' && (
          <button
            type="button"
            className={ui.button}
            onClick={() => {
              change('from', null)
              onLocate()
            }}
          >
            <LocateFixed aria-hidden size={20} />
            My position
          </button>
        )}
      </SpotChooser>
    ),
  })
  return (
    <div className={styles.ends}>
      <EndRow label="From" {...controls('from')}>
        {isOwnStart ? (
          hasOwnPosition ? (
            'Your position'
          ) : (
            <button type="button" className={ui.button} onClick={onLocate}>
              <LocateFixed aria-hidden size={20} />
              Use my position
            </button>
          )
        ) : (
          <SpotName state={start} />
        )}
      </EndRow>
      <EndRow label="To" {...controls('to')}>
        <SpotName state={goal} />
      </EndRow>
    </div>
  )
}

const toggleIds = { from: 'change-start', to: 'change-destination' } as const satisfies Record<End, string>

type EndRowProps = {
  readonly label: 'From' | 'To'
  readonly toggleId: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly chooser: ReactNode
  readonly children: ReactNode
}

function EndRow({ label, toggleId, isOpen, onToggle, chooser, children }: EndRowProps) {
  const what = label === 'From' ? 'start' : 'destination'
  return (
    <div className={styles.end}>
      <div className={styles.endLine}>
        <h2 className={styles.endLabel}>{label}</h2>
        <div className={styles.endName}>{children}</div>
        <button
          id={toggleId}
          type="button"
          className={`${styles.change ?? ''} screen-only`}
          aria-expanded={isOpen}
          aria-label={`Change the ${what}`}
          onClick={onToggle}
        >
          {isOpen ? 'Close' : 'Change'}
        </button>
      </div>
      {isOpen && chooser}
    </div>
  )
}

type ChooserProps = {
  readonly end: End
  readonly isPicking: boolean
  readonly onPick: () => void
  readonly onSpot: (spot: Spot) => void
  readonly children: ReactNode
}

function SpotChooser({ end, isPicking, onPick, onSpot, children }: ChooserProps) {
  const first = useRef<HTMLDivElement>(null)
  useEffect(function toTheFirst() {
    // A tap on Change leads here; what is open from the start is not taken for one.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') first.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={first} className={`${styles.chooser ?? ''} screen-only`}>
      <SpotSearch end={end} onSpot={onSpot} />
      <div className="cluster gap-2">
        {children}
        <button type="button" className={ui.button} aria-pressed={isPicking} onClick={onPick}>
          <MapPin aria-hidden size={20} />
          {isPicking ? 'Tap the map, or tap here to stop' : 'A point on the map'}
        </button>
      </div>
    </div>
  )
}

function SpotName({ state }: { readonly state: SpotState }) {
  switch (state.kind) {
    case 'none':
      return <span className={styles.note}>Not chosen yet</span>
    case 'awaited':
      return <span role="status">Looking it up…</span>
    case 'failed':
      return <span role="alert">Its data could not be loaded. Check your connection and reload the page.</span>
    case 'missing':
      return <span role="alert">This place is not in the guide any more. Choose another one.</span>
    case 'known': {
      const { name, arabicName, page, position } = state.spot
      return (
        <>
          {page === null ? (
            <MixedText>{name}</MixedText>
          ) : (
            <Link href={page} className="ink">
              <MixedText>{name}</MixedText>
            </Link>
          )}
          {arabicName !== null && (
            <p className="light fit">
              <Arabic>{arabicName}</Arabic>
            </p>
          )}
          {position === null && <p className={styles.note}>Its position is not known, so no way can be found.</p>}
        </>
      )
    }
  }
}
