'use client'

import { Search, X } from 'lucide-react'
import { type MouseEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'

import form from '@/shared/places/places.module.css'
import Link from '@/ui/controls/link'
import { cities, type City } from '@/domain/places/cities'
import { placesHref } from '@/domain/places/place-links'
import { citySlug, parseCity, DEFAULT_CATEGORY, MAX_QUERY_LENGTH } from '@/domain/addresses/views'

import type { PlacesFilter } from '../model/find-places'
import styles from './places-screen.module.css'

type Props = PlacesFilter & {
  readonly onText: (q: string) => void
  readonly onCity: (city: City | null) => void
  readonly onClear: (event: MouseEvent) => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Search text and city (spec §2). A plain GET form until scripts run; the chosen category goes along. */
export function PlacesSearch({ category, city, q, onText, onCity, onClear, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const adoptTypedText = useEffectEvent(() => {
    const typed = input.current?.value ?? q
    if (typed !== q) onText(typed)
  })
  useEffect(function adoptTextTypedBeforeHydration() {
    adoptTypedText()
  }, [])

  const hiddenCategory = category === null || category === DEFAULT_CATEGORY ? null : category
  return (
    <search>
      <form action="/places" method="get" className={form.search} onSubmit={onSubmit}>
        {hiddenCategory !== null && <input type="hidden" name="category" value={hiddenCategory} />}
        <div className={form.field}>
          <label className="visually-hidden" htmlFor="places-q">
            Search places
          </label>
          <input
            ref={input}
            id="places-q"
            name="q"
            type="search"
            placeholder="Search places..."
            value={q}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onText(target.value)}
          />
          {q !== '' && (
            <Link
              href={placesHref({ category: category ?? undefined, city })}
              className={form.clear}
              aria-label="Clear search"
              onClick={onClear}
            >
              <X aria-hidden size={22} />
            </Link>
          )}
        </div>
        <div className="flex gap-2">
          <label className="visually-hidden" htmlFor="places-city">
            City
          </label>
          <select
            id="places-city"
            name="city"
            value={city === null ? '' : citySlug(city)}
            className={styles.select}
            onChange={({ target }) => onCity(parseCity(target.value))}
          >
            <option value="">All Cities</option>
            {cities.map((name) => (
              <option key={name} value={citySlug(name)}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className={form.submit}>
            <Search aria-hidden size={20} />
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
