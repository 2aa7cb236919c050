import { schematics } from '../model/schematic'

import styles from './gate-schematic.module.css'

const { x, y } = schematics.haram.centre

/** The Kaaba with its gold band in the open courtyard, and the walk between Safa and Marwah. */
export function HaramLandmarks() {
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
        Kaaba
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
