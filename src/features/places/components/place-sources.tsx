import { CheckedOn } from '@/ui/text/checked-on'
import { SourceText } from '@/ui/text/source-text'
import { osmObjectUrl } from '@/domain/places/place-links'
import { sourceLines } from '@/lib/text/source-lines'
import type { Place } from '@/contracts/content'

import styles from './place-screen.module.css'

type Confidence = 'high' | 'medium' | 'low'

/** How sure we are of name and position. */
const confidenceLabels: Readonly<Record<Confidence, string>> = {
  high: 'Two sources agree on name and position.',
  medium: 'One good source gives name and position.',
  low: 'Name or position come from one weak or old source. Ask on the spot.',
}

/** Where the facts come from, how sure and how old they are. */
export function PlaceSources({ place }: { place: Place }) {
  const osmUrl = osmObjectUrl(place.osmRef)
  // The object of the map has a link of its own below.
  const sources = sourceLines(place.source).filter((parts) =>
    parts.every(({ href }) => href === null || href !== osmUrl),
  )
  return (
    <section className={styles.section} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <CheckedOn date={place.checkedOn} due={place.reviewDueOn} />
      {place.confidence && <p>{confidenceLabels[place.confidence]}</p>}
      <ul className={styles.sources}>
        {sources.map((parts) => (
          <li key={parts.map(({ text, href }) => href ?? text).join('')}>
            <SourceText parts={parts} />
          </li>
        ))}
        {osmUrl !== null && (
          <li>
            <a href={osmUrl} target="_blank" rel="noopener noreferrer">
              This place on OpenStreetMap
            </a>
            , © OpenStreetMap contributors, ODbL
          </li>
        )}
      </ul>
    </section>
  )
}
