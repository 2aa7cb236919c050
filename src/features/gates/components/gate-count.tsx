import styles from './gates-layout.module.css'

/** Spec §2; said aloud when a search changes it. */
export function GateCount({ count }: { count: number }) {
  return (
    <div role="status">
      <h2 className={styles.count}>{count} gates found</h2>
    </div>
  )
}
