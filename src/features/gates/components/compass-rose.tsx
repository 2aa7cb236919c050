import styles from './gate-schematic.module.css'

/** North, at a point of the frame. */
export function CompassRose({ x, y }: { x: number; y: number }) {
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
