import type { MouseEvent } from 'react'

import { type MosqueKey, mosques } from '@/lib/mosques'

import { gateLabel } from '../model/gate-label'
import type { ListedGate } from '../model/listed-gate'
import { placedMarkers, SCHEMATIC_HEIGHT_PX, SCHEMATIC_WIDTH_PX, schematics } from '../model/schematic'

import { CompassRose } from './compass-rose'
import styles from './gate-schematic.module.css'
import { HaramLandmarks } from './haram-landmarks'
import { NabawiLandmarks } from './nabawi-landmarks'

type Props = {
  mosque: MosqueKey
  gates: readonly ListedGate[]
  /** Where a marker leads, given the gate's id. */
  hrefOf: (gate: ListedGate) => string
  /** The gate that is shown elsewhere on the page. */
  currentId?: number | null
  /** Before a marker leads there; `preventDefault` keeps the reader here. */
  onChoose?: ((event: MouseEvent, gate: ListedGate) => void) | undefined
}

/** A marker's tap area: 48 px and more on every screen from 320 px (the frame shrinks with it). */
const TAP_RADIUS = 29

/** Frame units: a sign is as wide as its number needs. */
const PLATE = { height: 32, margin: 20, digit: 11 } as const

const plateWidth = (number: string): number => Math.max(42, PLATE.margin + PLATE.digit * number.length)

/** The walls of a mosque with a few of its gates as links. A drawing, not a map: `model/schematic` says how it was made. */
export function GateSchematic({ mosque, gates, hrefOf, currentId = null, onChoose }: Props) {
  return (
    <svg
      className={styles.schematic}
      viewBox={`0 0 ${SCHEMATIC_WIDTH_PX} ${SCHEMATIC_HEIGHT_PX}`}
      height={SCHEMATIC_HEIGHT_PX}
      role="group"
      aria-label={`Plan of ${mosques[mosque].name} with its main gates, north at the top`}
    >
      {schematics[mosque].walls.map((path) => (
        <path key={path} className={styles.wall} d={path} />
      ))}
      {mosque === 'haram' ? <HaramLandmarks /> : <NabawiLandmarks />}
      <CompassRose x={mosque === 'haram' ? 32 : 296} y={344} />
      {placedMarkers(mosque, gates).map(({ gate, gateNumber, left, top }) => (
        <a
          key={gate.id}
          href={hrefOf(gate)}
          className={styles.marker}
          aria-label={gateLabel(gate)}
          aria-current={gate.id === currentId ? 'true' : undefined}
          {...(onChoose && { onClick: (event: MouseEvent) => onChoose(event, gate) })}
        >
          <g
            transform={`translate(${(left / 100) * SCHEMATIC_WIDTH_PX} ${(top / 100) * SCHEMATIC_HEIGHT_PX})`}
            aria-hidden
          >
            <circle r={TAP_RADIUS} className={styles.tap} />
            <rect
              x={-plateWidth(gateNumber) / 2}
              y={-PLATE.height / 2}
              width={plateWidth(gateNumber)}
              height={PLATE.height}
              rx="8"
              className={styles.plate}
            />
            <text y="6.5" className={styles.number}>
              {gateNumber}
            </text>
          </g>
        </a>
      ))}
    </svg>
  )
}
