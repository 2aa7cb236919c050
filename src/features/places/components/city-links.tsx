import Link from '@/components/ui/link'

import { cities } from '@/lib/cities'
import { placesHref } from '@/lib/place-links'

import type { PlacesView } from '../model/places-view'
import styles from './places-screen.module.css'

/** The same list for each city, with how much there is in it. A search has other counts, so there it shows none. */
export function CityLinks({ category, city, q, isSearch, perCity }: PlacesView) {
  const all = { name: 'All Cities', value: null, count: cities.reduce((sum, name) => sum + perCity[name], 0) }
  const links = [all, ...cities.map((name) => ({ name, value: name, count: perCity[name] }))]
  return (
    <nav aria-label="City">
      <ul className={styles.cities}>
        {links.map(({ name, value, count }) => (
          <li key={name} data-city={value ?? undefined}>
            <Link
              href={placesHref({ category: category ?? undefined, city: value, q })}
              className={styles.cityLink}
              aria-current={value === city ? 'true' : undefined}
            >
              <span className={styles.cityName}>{name}</span>
              {!isSearch && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
