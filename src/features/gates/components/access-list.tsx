import { Check, CircleHelp, X } from 'lucide-react'

import { type AccessFact, accessFacts } from '../model/gate-facts'

import styles from './access-list.module.css'

/** The access lines of a gate (spec §2), and what "not confirmed" beside one means. */
export function AccessList({ gate }: { gate: Parameters<typeof accessFacts>[0] }) {
  const access = accessFacts(gate)
  return (
    <>
      <ul className="stack list gap-2">
        {access.map((fact) => (
          <li key={fact.text} className={styles.fact}>
            <AccessIcon fact={fact} />
            <span>{fact.text}</span>
            {!fact.isConfirmed && <b className={styles.unknown}>not confirmed</b>}
          </li>
        ))}
      </ul>
      {access.some(({ isConfirmed }) => !isConfirmed) && (
        <p className="soft">
          “Not confirmed” means that no source says so, neither yes nor no. Look at the sign at the gate.
        </p>
      )}
    </>
  )
}

function AccessIcon({ fact }: { fact: AccessFact }) {
  const Icon = !fact.isConfirmed ? CircleHelp : fact.isYes ? Check : X
  return <Icon aria-hidden size={22} className={fact.isConfirmed ? 'accent' : 'warning'} />
}
