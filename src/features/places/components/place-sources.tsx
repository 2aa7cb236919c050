import { CheckedOn } from '@/ui/text/checked-on'
import { SourceText } from '@/ui/text/source-text'
import { osmObjectUrl } from '@/domain/places/place-links'
import { sourceLines } from '@/lib/text/source-lines'
import type { Place } from '@/contracts/content'

import { confidenceLabels } from '../model/confidence-labels'
import styles from './place-screen.module.css'

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
      <CheckedOn date={place.checkedOn} />
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
