import { SearchForm } from '@/components/places/search-form'
import { cities } from '@/lib/cities'
import { placesHref } from '@/lib/place-links'
import { citySlug, DEFAULT_CATEGORY } from '@/lib/views'

import type { PlacesView } from '../model/places-view'
import styles from './places-screen.module.css'

/** Search text and city; the chosen category goes along (spec §2). */
export function PlacesSearch({ category, city, q }: Pick<PlacesView, 'category' | 'city' | 'q'>) {
  return (
    <SearchForm
      action="/places"
      name="q"
      placeholder="Search places..."
      value={q}
      hidden={{ category: category === null || category === DEFAULT_CATEGORY ? '' : category }}
      clearHref={placesHref({ category: category ?? undefined, city })}
    >
      <label className="visually-hidden" htmlFor="places-city">
        City
      </label>
      <select
        // React keeps an uncontrolled choice when only the address changes.
        key={city}
        id="places-city"
        name="city"
        defaultValue={city === null ? '' : citySlug(city)}
        className={styles.select}
      >
        <option value="">All Cities</option>
        {cities.map((name) => (
          <option key={name} value={citySlug(name)}>
            {name}
          </option>
        ))}
      </select>
    </SearchForm>
  )
}
