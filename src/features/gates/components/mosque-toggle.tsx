import Link from '@/ui/controls/link'

import { type GateAccess, type GateScreenPath, mosqueHref } from '@/domain/gates/gate-links'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'

import styles from './mosque-toggle.module.css'

type Props = {
  readonly path: GateScreenPath
  readonly mosque: MosqueKey
  /** What is being searched for: the reader looks for it in the other mosque too. */
  readonly text?: string
  readonly access?: GateAccess | null
}

/** Both mosques as links of one screen, so that each has an address of its own. */
export function MosqueToggle({ path, mosque, text = '', access = null }: Props) {
  return (
    <nav aria-label="Mosque">
      <ul className={styles.toggle}>
        {Object.values(mosques).map(({ key, name, city }) => (
          <li key={key} data-city={city}>
            <Link
              href={mosqueHref(path, key, text, access)}
              className={styles.option}
              aria-current={key === mosque ? 'true' : undefined}
            >
              <Name name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A name breaks at its space only, never at the hyphen of "al-Haram". */
function Name({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <span>
      {first} <span className={styles.word}>{rest.join(' ')}</span>
    </span>
  )
}
