import { MixedText } from '@/ui/text/mixed-text'
import { placeHref } from '@/domain/places/place-links'
import type { DirectoryEntry } from '@/contracts/content'

import { groupByLetter, OTHER } from '../model/directory'
import styles from './directory.module.css'

/** Longer lists are divided by letter. */
const LETTERS_FROM = 30

type Props = {
  readonly places: readonly DirectoryEntry[]
  /** All of the list, of which these may be a page. */
  readonly total: number
  readonly letterHeading: 'h2' | 'h4'
}

/** Names from A to Z. */
export function DirectoryNames({ places, total, letterHeading: Heading }: Props) {
  if (total < LETTERS_FROM) return <Names places={places} />
  return groupByLetter(places).map(({ letter, places: ofLetter }) => (
    <div key={letter} className={styles.letter}>
      <Heading id={Heading === 'h2' ? letterAnchor(letter) : undefined}>{letter}</Heading>
      <Names places={ofLetter} />
    </div>
  ))
}

export const letterAnchor = (letter: string): string => `letter-${letter === OTHER ? 'other' : letter.toLowerCase()}`

/** Plain links: hundreds of the framework's would cost a visitor more to load than the names themselves. */
function Names({ places }: Pick<Props, 'places'>) {
  return (
    <ul className={styles.names}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={placeHref(id)}>
            <MixedText>{name}</MixedText>
          </a>
        </li>
      ))}
    </ul>
  )
}

export const Count = ({ children }: { children: number }) => <span className="light soft small">({children})</span>
