import styles from './gate-schematic.module.css'

/** The old mosque in the south with the green dome, and the direction of prayer. */
export function NabawiLandmarks() {
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
