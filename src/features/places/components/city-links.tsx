import type { MouseEvent } from 'react'

import Link from '@/ui/link'
import { cities, type City } from '@/lib/cities'
import { placesHref } from '@/lib/place-links'

import type { PlacesFilter } from '../model/find-places'
import styles from './places-screen.module.css'

type Props = PlacesFilter & {
  /** `null` where the counts are not those of the list: in a search, and while it is loading. */
  readonly perCity: Readonly<Record<City, number>> | null
  readonly onPick: (event: MouseEvent, city: City | null) => void
}

/** The same list for each city, with how much there is in it. */
export function CityLinks({ category, city, q, perCity, onPick }: Props) {
  const total = perCity && cities.reduce((sum, name) => sum + perCity[name], 0)
  const links = [
    { name: 'All Cities', value: null, count: total },
    ...cities.map((name) => ({ name, value: name, count: perCity && perCity[name] })),
  ]
  return (
    <nav aria-label="City">
      <ul className={styles.cities}>
        {links.map(({ name, value, count }) => (
          <li key={name} data-city={value ?? undefined}>
            <Link
              href={placesHref({ category: category ?? undefined, city: value, q })}
              className={styles.cityLink}
              aria-current={value === city ? 'true' : undefined}
              onClick={(event) => onPick(event, value)}
            >
              <span className={styles.cityName}>{name}</span>
              {count !== null && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
