import { Footprints } from 'lucide-react'

import { MixedText } from '@/ui/text/mixed-text'
import { EmptyState } from '@/ui/text/empty-state'
import Link from '@/ui/controls/link'
import { cities } from '@/domain/places/cities'
import { pathHref } from '@/domain/places/place-links'
import type { PathSummary } from '@/contracts/content'

import { stepCountText } from '../model/path-metadata'
import styles from './paths.module.css'

/** The published paths, by city. */
export function PathList({ paths }: { paths: readonly PathSummary[] }) {
  return (
    <section aria-labelledby="paths" className="grid gap-3">
      <h2 id="paths">Paths of other pilgrims</h2>
      {paths.length === 0 ? (
        <EmptyState title="No paths yet">
          <p>Paths appear here when a person has reviewed them. Yours may be the first.</p>
        </EmptyState>
      ) : (
        cities.map((city) => <CityPaths key={city} city={city} paths={paths.filter((path) => path.city === city)} />)
      )}
    </section>
  )
}

function CityPaths({ city, paths }: { city: PathSummary['city']; paths: readonly PathSummary[] }) {
  if (paths.length === 0) return null
  return (
    <section data-city={city} aria-labelledby={`paths-${city}`} className="grid gap-3">
      <h3 id={`paths-${city}`}>{city}</h3>
      <ul className="list grid gap-2">
        {paths.map(({ slug, title, summary, stepCount }) => (
          <li key={slug}>
            <Link href={pathHref(slug)} className={styles.row}>
              <Footprints aria-hidden size={24} className={styles.icon} />
              <span>
                <span className={styles.rowTitle}>
                  <MixedText>{title}</MixedText>
                </span>
                {summary !== null && (
                  <span className="block soft">
                    <MixedText>{summary}</MixedText>
                  </span>
                )}
                <span className="block soft">{stepCountText(stepCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
