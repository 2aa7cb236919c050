import Link from '@/ui/controls/link'

import { Arabic } from '@/ui/text/mixed-text'
import { ButtonLink } from '@/ui/controls/button-link'
import { gateHref, mosqueHref } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'

import styles from './place-screen.module.css'

/** The gates of one of the two mosques: its major ones, and the way to all of them. */
export function MosqueGatesTeaser({ mosque, gates }: { mosque: MosqueKey; gates: readonly Gate[] }) {
  const major = gates.filter(({ isMajor }) => isMajor === 'yes')
  return (
    <section className={styles.section} aria-labelledby="gates">
      <h2 id="gates">Major gates</h2>
      {major.length > 0 && (
        <ul className={styles.gates}>
          {major.map((gate) => (
            <li key={gate.id}>
              <Link href={gateHref(gate)} className={styles.gate}>
                {gate.gateNumber !== null && <span className={styles.gateNumber}>{gate.gateNumber}</span>}
                <span>
                  {gate.name}
                  {gate.arabicName !== null && (
                    <span className="block soft">
                      <Arabic>{gate.arabicName}</Arabic>
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink href={mosqueHref('/places/gates', mosque)}>All {gates.length} gates</ButtonLink>
      </p>
    </section>
  )
}
