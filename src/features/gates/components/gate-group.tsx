import { ChevronRight } from 'lucide-react'

import { gateHref } from '@/domain/gates/gate-links'
import { useNoticesFirst, useThingMark } from '@/shared/notices/use-notices'
import Link from '@/ui/controls/link'

import { hasOwnName } from '@/domain/gates/gate-names'
import type { ListedGate } from '../model/gate'
import type { GateGroup as Group } from '../model/gate-groups'

import { GateSign } from './gate-sign'
import gateTileStyles from './gate-tile.module.css'
import styles from './gates-layout.module.css'

/** Named gates as rows, then the doors known by their number alone as tiles. */
export function GateGroup({ group }: { group: Group }) {
  const { items: gates } = useNoticesFirst('gate', group.gates)
  const named = gates.filter(hasOwnName)
  const numbered = gates.filter((gate) => !hasOwnName(gate))
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

/** A door that has a number and no name: as small as a thumb allows, so that dozens can be scanned. */
function GateTile({ gate }: { gate: ListedGate }) {
  const mark = useThingMark({ kind: 'gate', id: gate.id })
  return (
    <li>
      <Link href={gateHref(gate)} className={gateTileStyles.tile}>
        <span className="visually-hidden">Gate</span> {gate.gateNumber}
        {gate.womenOnly === 'yes' && <span className={gateTileStyles.note}>Women Only</span>}
        {mark !== null && <span className={gateTileStyles.note}>{mark}</span>}
      </Link>
    </li>
  )
}

/** A gate of the short list: the whole row is the link of its title. */
export function MainGateRow({ gate }: { gate: ListedGate }) {
  return (
    <li className={styles.row} data-row="" id={`gate-${gate.id}`}>
      <GateSign gate={gate}>
        <h3 className="heading">
          <Link href={gateHref(gate)} className="unstyled ink cover">
            {gate.name}
            {gate.gateNumber !== null && <span className="visually-hidden">, gate {gate.gateNumber}</span>}
          </Link>
        </h3>
      </GateSign>
      <ChevronRight aria-hidden size={20} className="fixed soft" />
    </li>
  )
}
