import { type Elevation, elevationText } from '../model/elevation'

import styles from './gate-elevation.module.css'

const WIDTH = 320
const HEIGHT = 200
/** Between the edges, where the minarets stand. */
const MARGIN = 28
const WALL_TOP = 84
const GROUND = 190
const DOOR = { height: 62, gap: 10 } as const

/**
 * A gate from outside, drawn from its notes: how many minarets, how many doors, how large. What they do not say is left out:
 * a wall without doors means that the number of doors is not known.
 */
export function GateElevation({ elevation, gateNumber }: { elevation: Elevation; gateNumber: string | null }) {
  const { minarets, doors, size } = elevation
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.elevation}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={elevationText(elevation)}
      >
        <path className={styles.wall} d={`M${MARGIN} ${WALL_TOP}H${WIDTH - MARGIN}V${GROUND}H${MARGIN}z`} />
        {spread(minarets, MARGIN + 18, WIDTH - MARGIN - 18).map((x) => (
          <path key={x} className={styles.minaret} data-part="minaret" d={toMinaretPath(x)} />
        ))}
        {size === null ? <Doors count={doors ?? 0} /> : <MeasuredDoor {...size} />}
        <path className={styles.ground} d={`M8 ${GROUND}H${WIDTH - 8}`} />
        {gateNumber !== null && <Plate gateNumber={gateNumber} y={WALL_TOP - 6} />}
      </svg>
      <figcaption className={styles.caption}>{elevationText(elevation)} Schematic, not to scale.</figcaption>
    </figure>
  )
}

/** As many places as asked for, the first and the last at the ends. */
function spread(count: number, from: number, to: number): readonly number[] {
  if (count === 1) return [(from + to) / 2]
  return Array.from({ length: count }, (_, index) => from + (index * (to - from)) / (count - 1))
}

const toMinaretPath = (x: number): string =>
  `M${x - 9} ${WALL_TOP}V52h-4v-6h4V24h-3v-5h3L${x} 4 ${x + 9} 19h3v5h-3v22h4v6h-4V${WALL_TOP}z`

function Doors({ count }: { count: number }) {
  const width = (WIDTH - 2 * MARGIN - 24 - (count - 1) * DOOR.gap) / Math.max(count, 1)
  return Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      className={styles.door}
      data-part="door"
      x={MARGIN + 12 + index * (width + DOOR.gap)}
      y={GROUND - DOOR.height}
      width={width}
      height={DOOR.height}
    />
  ))
}

/** One door in its own proportions, with its measures. */
function MeasuredDoor({ height, width }: { height: number; width: number }) {
  const drawnHeight = 72
  const drawnWidth = (drawnHeight * width) / height
  const left = (WIDTH - drawnWidth) / 2
  return (
    <>
      <rect
        className={styles.door}
        data-part="door"
        x={left}
        y={GROUND - drawnHeight}
        width={drawnWidth}
        height={drawnHeight}
      />
      <text className={styles.label} x={left + drawnWidth + 12} y={GROUND - drawnHeight / 2 + 5}>
        {height} m high
      </text>
      <text className={styles.label} x={left - 12} y={GROUND - drawnHeight / 2 + 5} textAnchor="end">
        {width} m wide
      </text>
    </>
  )
}

function Plate({ gateNumber, y }: { gateNumber: string; y: number }) {
  const width = 20 + 12 * gateNumber.length
  return (
    <g aria-hidden>
      <rect className={styles.plate} x={(WIDTH - width) / 2} y={y} width={width} height="30" rx="7" />
      <text className={styles.number} x={WIDTH / 2} y={y + 21} textAnchor="middle">
        {gateNumber}
      </text>
    </g>
  )
}
