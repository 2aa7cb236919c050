'use client'

import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { Arabic } from '@/ui/text/mixed-text'
import { ButtonLink, ExternalButton } from '@/ui/controls/button-link'
import Link from '@/ui/controls/link'
import ui from '@/ui/ui.module.css'
import { gateDirections } from '@/domain/gates/gate-directions'
import { gateHref, mosqueHref } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'
import { ThingChip } from '@/shared/notices/components/thing-chip'
import { isStill } from '@/browser/motion'
import { isPlainClick } from '@/browser/plain-click'

import { gateLabel } from '@/domain/gates/gate-names'
import type { ListedGate } from '../model/gate'
import { panelHref, panelId, useChosenGate } from '../use-chosen-gate'
import { useGateDialog } from '../use-gate-dialog'

import { GateSchematic } from './gate-schematic'
import { GateSign } from './gate-sign'
import layout from './gates-layout.module.css'
import styles from './gates-map-screen.module.css'

type Props = {
  readonly mosque: MosqueKey
  /** Those with a marker, in the order of the markers. */
  readonly gates: readonly ListedGate[]
}

/**
 * Plan, panel and list of the schematic map. Until scripts run the markers are fragments, and the panel of the page's
 * target is the one that shows.
 */
export function GatesMapStage({ mosque, gates }: Props) {
  const { chosenId, isLive, choose } = useChosenGate()
  const { openDetails, dialog } = useGateDialog()
  const chosen = gates.find(({ id }) => id === chosenId)

  const chooseHere = (event: MouseEvent, gate: ListedGate) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Synchronously: a hidden panel cannot take the focus.
    flushSync(() => choose(gate.id))
  }
  /** For the list below the plan: scrolls up to the panel of the chosen gate (spec §2). */
  const chooseAndRise = (event: MouseEvent, gate: ListedGate) => {
    chooseHere(event, gate)
    if (!event.isDefaultPrevented()) return
    document.getElementById(panelId(gate))?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' })
  }

  return (
    <div className={styles.columns}>
      <div className={styles.stage} data-live={isLive ? 'true' : undefined}>
        <p role="status" className="visually-hidden">
          {chosen && `Selected: ${gateLabel(chosen)}`}
        </p>
        <div className="stack">
          {gates.map((gate) => (
            <section
              key={gate.id}
              id={panelId(gate)}
              className={styles.panel}
              aria-label={gateLabel(gate)}
              tabIndex={-1}
              data-chosen={gate.id === chosenId ? 'true' : undefined}
            >
              <GateSign gate={gate}>
                <h2 className={styles.name}>{gate.name}</h2>
              </GateSign>
              <p className={styles.actions}>
                <Link
                  href={gateHref(gate)}
                  className={ui.button}
                  aria-label={`Details: ${gateLabel(gate)}`}
                  aria-haspopup="dialog"
                  onClick={(event) => openDetails(event, gate)}
                >
                  Details
                </Link>
                <ExternalButton href={gateDirections(gate)} label={`Directions: ${gateLabel(gate)}`} isPrimary>
                  Directions
                </ExternalButton>
              </p>
            </section>
          ))}
          <p className={styles.hint}>Tap a gate to see its name.</p>
        </div>
        <GateSchematic mosque={mosque} gates={gates} toHref={panelHref} currentId={chosenId} onChoose={chooseHere} />
        <p className="soft">
          A drawing for orientation, north at the top, not to scale. Positions after OpenStreetMap.
        </p>
      </div>
      <section className="stack gap-3" aria-labelledby="gates-on-map">
        <h2 id="gates-on-map">Gates on this map</h2>
        <ul className={styles.list}>
          {gates.map((gate) => (
            <li key={gate.id}>
              <a
                href={panelHref(gate)}
                className={styles.choice}
                aria-current={gate.id === chosenId ? 'true' : undefined}
                onClick={(event) => chooseAndRise(event, gate)}
              >
                <b className={styles.number}>
                  <span className="visually-hidden">Gate </span>
                  {gate.gateNumber}
                </b>
                <span>{gate.name}</span>
                <ThingChip kind="gate" id={gate.id} />
                {gate.arabicName !== null && (
                  <span className={styles.arabic}>
                    <Arabic>{gate.arabicName}</Arabic>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <div className={layout.buttons}>
          <ButtonLink href={mosqueHref('/gates', mosque)}>Main gates</ButtonLink>
          <ButtonLink href={mosqueHref('/mosque-gates', mosque)}>View All Gates</ButtonLink>
        </div>
      </section>
      {dialog}
    </div>
  )
}
