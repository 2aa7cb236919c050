'use client'

import { type RefObject, useState } from 'react'

import { submissionKinds } from '@/contracts/moderation'
import { recommendationCities } from '@/domain/submissions/recommendation-options'

import { type Filters, isFiltered, NO_FILTERS } from './filters'
import styles from '../review.module.css'
import { kindLabels, riskLabels } from '../labels'

type Props = {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  readonly searchBox: RefObject<HTMLInputElement | null>
}

/** Narrows and sorts the list. The words are sent when they are complete, the rest at once. */
export function FilterBar({ filters, onChange, searchBox }: Props) {
  const [words, setWords] = useState(filters.q)
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  return (
    <form
      role="search"
      aria-label="Filter the queue"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        set({ q: words })
      }}
    >
      <label className={styles.search}>
        <span>Words</span>
        <input
          ref={searchBox}
          type="search"
          value={words}
          maxLength={100}
          placeholder="Name, phone, text"
          onChange={({ target }) => {
            setWords(target.value)
            if (target.value === '') set({ q: '' })
          }}
          onBlur={() => words !== filters.q && set({ q: words })}
        />
      </label>
      <details className={styles.moreFilters} open={isNarrow() ? undefined : true}>
        <summary>Filters{isFiltered({ ...filters, q: '', state: 'waiting' }) ? ' (in use)' : ''}</summary>
        <div className={styles.filterGrid}>
          <Choice
            label="Kind"
            value={filters.kind}
            onChange={(kind) => set({ kind })}
            options={[['', 'All kinds'], ...submissionKinds.map((kind) => [kind, kindLabels[kind]] as const)]}
          />
          <Choice
            label="City"
            value={filters.city}
            onChange={(city) => set({ city })}
            options={[['', 'All cities'], ...recommendationCities.map((city) => [city, city] as const)]}
          />
          <Choice
            label="Risk"
            value={filters.risk}
            onChange={(risk) => set({ risk })}
            options={[
              ['', 'Any risk'],
              ['low', riskLabels.low],
              ['medium', riskLabels.medium],
              ['high', riskLabels.high],
            ]}
          />
          <Choice
            label="Waiting"
            value={filters.olderThanHours}
            onChange={(olderThanHours) => set({ olderThanHours })}
            options={[
              ['', 'Any age'],
              ['24', 'Over a day'],
              ['72', 'Over 3 days'],
              ['168', 'Over a week'],
            ]}
          />
          <Choice
            label="Matches"
            value={filters.duplicates}
            onChange={(duplicates) => set({ duplicates })}
            options={[
              ['', 'With or without'],
              ['likely', 'Likely duplicates'],
              ['none', 'No likely duplicate'],
            ]}
          />
          <Choice
            label="Order"
            value={filters.sort}
            onChange={(sort) => set({ sort })}
            options={[
              ['oldest', 'Oldest first'],
              ['newest', 'Newest first'],
              ['risk', 'Riskiest first'],
            ]}
          />
        </div>
      </details>
      {isFiltered(filters) && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setWords('')
            onChange({ ...NO_FILTERS, sort: filters.sort })
          }}
        >
          Clear filters
        </button>
      )}
    </form>
  )
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}) {
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Drawn in the browser only. On a phone the list comes first, and the filters open when asked for. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 1023px)').matches
