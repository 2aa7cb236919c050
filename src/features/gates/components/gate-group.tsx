import { hasOwnName } from '../model/gate-label'
import type { GateGroup as Group } from '../model/gate-groups'

import { GateTile } from './gate-tile'
import styles from './gates-layout.module.css'
import { MainGateRow } from './main-gate-row'

/** Named gates as rows, then the doors known by their number alone as tiles. */
export function GateGroup({ group }: { group: Group }) {
  const named = group.gates.filter(hasOwnName)
  const numbered = group.gates.filter((gate) => !hasOwnName(gate))
  const isWide = numbered.some(({ gateNumber }) => gateNumber?.includes(','))
  return (
    <section className={styles.group} aria-labelledby={group.id}>
      <h2 id={group.id}>{group.label}</h2>
      {named.length > 0 && (
        <ul className={styles.list}>
          {named.map((gate) => (
            <MainGateRow key={gate.id} gate={gate} />
          ))}
        </ul>
      )}
      {numbered.length > 0 && (
        <ul className={isWide ? `${styles.tiles} ${styles.wideTiles}` : styles.tiles}>
          {numbered.map((gate) => (
            <GateTile key={gate.id} gate={gate} />
          ))}
        </ul>
      )}
    </section>
  )
}
