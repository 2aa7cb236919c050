import styles from './gate-plate.module.css'

/** Longer than this ("310, 311") and the number is set in two lines. */
const SHORT_NUMBER = 4

/** So many signs fit in the full size. */
const FULL_SIZE = 2

/** The number as on a road sign: the largest thing on a gate's row. Reads 'Gate 79'. */
export function GatePlate({ gateNumber }: { gateNumber: string | null }) {
  if (gateNumber === null) return <p className={`${styles.plate} ${styles.blank}`}>No number</p>
  return (
    <p className={styles.plate}>
      Gate <b className={sizeOf(gateNumber)}>{gateNumber}</b>
    </p>
  )
}

function sizeOf({ length }: string): string | undefined {
  if (length > SHORT_NUMBER) return styles.long
  return length > FULL_SIZE ? `${styles.number} ${styles.three}` : styles.number
}
