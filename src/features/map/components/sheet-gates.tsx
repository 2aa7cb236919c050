'use client'

import { RotateCcw } from 'lucide-react'

import { Arabic } from '@/ui/text/mixed-text'
import Link from '@/ui/controls/link'
import ui from '@/ui/ui.module.css'
import { ThingChip } from '@/shared/notices/components/thing-chip'
import type { GateDto } from '@/contracts/mosque-gates'
import { gateHref } from '@/domain/gates/gate-links'

import type { PlaceGates } from '../use-place-gates'
import styles from './sheet-gates.module.css'

/** The gates of a holy site, side by side; each leads to its details (spec §2). */
export function SheetGates({ state }: { readonly state: PlaceGates }) {
  switch (state.kind) {
    case 'none':
      return null
    case 'loading':
      return (
        <p role="status" className="soft small">
          Loading gates...
        </p>
      )
    case 'failed':
      return (
        <div role="alert" className="grid to-start gap-2">
          <p className="soft small">The gates could not be loaded. Please check your connection and try again.</p>
          <button type="button" className={ui.button} onClick={state.retry}>
            <RotateCcw aria-hidden size={18} />
            Try again
          </button>
        </div>
      )
    case 'ready':
      return state.gates.length === 0 ? null : (
        <section aria-label="Gates">
          <h3 className={styles.heading}>Gates</h3>
          <ul className={styles.gates} role="list">
            {state.gates.map((gate) => (
              <GateCard key={gate.id} gate={gate} />
            ))}
          </ul>
        </section>
      )
  }
}

function GateCard({ gate: { id, locationId, name, gate_number, arabic_name, description } }: { gate: GateDto }) {
  return (
    <li className={styles.gate}>
      <Link href={gateHref({ id, mosqueId: locationId })} className={styles.link}>
        <span className={styles.number}>{gate_number === null ? 'No number' : `Gate ${gate_number}`}</span>
        {arabic_name !== null && <Arabic>{arabic_name}</Arabic>}
        <span>{name}</span>
        <ThingChip kind="gate" id={id} />
      </Link>
      {description !== null && <p className="soft small">{description}</p>}
    </li>
  )
}
