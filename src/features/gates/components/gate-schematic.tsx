import type { MouseEvent } from 'react'

import { gateHref } from '@/domain/gates/gate-links'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'

import { gateLabel } from '@/domain/gates/gate-names'
import type { ListedGate } from '../model/gate'
import { placedMarkers, SCHEMATIC_HEIGHT_PX, SCHEMATIC_WIDTH_PX, schematics } from '../model/schematic'

import styles from './gate-schematic.module.css'

type Props = {
  mosque: MosqueKey
  gates: readonly ListedGate[]
  /** Where a marker leads, given the gate's id. */
  toHref: (gate: ListedGate) => string
  /** The gate that is shown elsewhere on the page. */
  currentId?: number | null
  /** Called before a marker opens its page; `preventDefault` stops that. */
  onChoose?: ((event: MouseEvent, gate: ListedGate) => void) | undefined
}

/** A marker's tap area: 48 px and more on every screen from 320 px (the frame shrinks with it). */
const TAP_RADIUS = 29

/** Frame units: a sign is as wide as its number needs. */
const PLATE = { height: 32, margin: 20, digit: 11 } as const

const plateWidth = (number: string): number => Math.max(42, PLATE.margin + PLATE.digit * number.length)

/** The walls of a mosque with a few of its gates as links. A drawing, not a map: `model/schematic` says how it was made. */
export function GateSchematic({ mosque, gates, toHref, currentId = null, onChoose }: Props) {
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
          href={toHref(gate)}
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

/** North, at a point of the frame. */
function CompassRose({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden>
      <circle r="20" className={styles.rose} />
      <path d="M0 -15 6 4 0 0 -6 4z" className={styles.needle} />
      <text y="15" className={styles.label}>
        N
      </text>
    </g>
  )
}

const { x, y } = schematics.haram.centre

/** The Kaaba with its gold band in the open courtyard, and the walk between Safa and Marwah. */
function HaramLandmarks() {
  return (
    <g aria-hidden>
      <circle cx={x} cy={y} r="38" className={styles.court} />
      <circle cx={x} cy={y} r="29" className={styles.ring} />
      <circle cx={x} cy={y} r="21" className={styles.ring} />
      <g transform={`translate(${x} ${y}) rotate(35)`}>
        <path d="M-9 -10H9V10H-9z" className={styles.kaaba} />
        <path d="M-9 -4.5H9" className={styles.goldBand} />
      </g>
      <text x={x} y={y + 56} className={styles.label}>
        Ka&apos;bah
      </text>
      <text transform="translate(298 156) rotate(-95)" className={styles.label}>
        Masaa
      </text>
      <text x="140" y="128" className={styles.label}>
        North expansion
      </text>
    </g>
  )
}

/** The old mosque in the south with the green dome, and the direction of prayer. */
function NabawiLandmarks() {
  return (
    <g aria-hidden>
      <path
        d="M25 92H315M25 140H315M25 188H315M73 45V235M121 45V235M170 45V235M219 45V235M267 45V235"
        className={styles.bays}
      />
      <path d="M105 235H230" className={styles.goldBand} />
      <circle cx="207" cy="300" r="12" className={styles.dome} />
      <path d="M207 288v-6" className={styles.domeTip} />
      <text x="168" y="264" className={styles.label}>
        Old mosque
      </text>
      <text x="151" y="304" className={styles.label}>
        Green dome
      </text>
      <text x="170" y="148" className={styles.label}>
        Saudi expansions
      </text>
      <text x="167" y="387" className={styles.label}>
        ↓ Qibla (south)
      </text>
    </g>
  )
}

/** The plan beside a list: its gates lead to their pages. */
export function GatePlan({ mosque, gates }: { mosque: MosqueKey; gates: readonly ListedGate[] }) {
  return <GateSchematic mosque={mosque} gates={gates} toHref={gateHref} />
}
