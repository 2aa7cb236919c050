import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'

import type { Spot, WalkEnds } from '@/domain/walking/walk-links'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { placeIndexQuery } from '@/queries/place-index'
import { ThingChip } from '@/shared/notices/components/thing-chip'
import form from '@/ui/controls/form.module.css'
import { MixedText } from '@/ui/text/mixed-text'

import { findSpots, type FoundSpot } from '../model/find-spots'
import styles from './walk.module.css'

type Props = { readonly end: keyof WalkEnds; readonly onSpot: (spot: Spot) => void }

/** Searches gates and places by name or number. Their lists are fetched with the first letter. */
export function SpotSearch({ end, onSpot }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const hasQuery = query.trim() !== ''
  const places = useQuery({ ...placeIndexQuery(), enabled: hasQuery })
  const gates = useQuery({ ...mosqueGatesQuery(), enabled: hasQuery })
  const text = useDeferredValue(query)
  const found = findSpots(text, places.data ?? [], gates.data ?? [])
  // Places come after gates, and letters are read late: what a finger or the keyboard is on must not go or move away.
  const [held, setHeld] = useState<readonly FoundSpot[] | null>(null)
  const results = held ?? found
  const hold = () => setHeld(results)
  return (
    <div className="grid gap-1 shrinks">
      <label htmlFor={id} className="strong">
        {end === 'from' ? 'Start from a gate or place' : 'Go to a gate or place'}
      </label>
      <input
        id={id}
        type="search"
        className={form.input}
        autoComplete="off"
        placeholder="Gate 79, or a hotel"
        value={query}
        onChange={(event) => {
          setHeld(null)
          setQuery(event.target.value)
        }}
      />
      <p role="status" className={styles.note}>
        {hasQuery
          ? formatStatus(results, {
              isLoading: places.isPending || gates.isPending,
              isFailed: places.isError || gates.isError,
            })
          : ''}
      </p>
      {results.length > 0 && (
        <ul
          className="list grid"
          onPointerDown={hold}
          onPointerCancel={() => setHeld(null)}
          onFocus={hold}
          onBlur={() => setHeld(null)}
        >
          {results.map(({ spot, name, where }) => (
            <li key={`${spot.kind} ${'id' in spot ? spot.id : name}`}>
              <button type="button" className={styles.foundSpot} onClick={() => onSpot(spot)}>
                <span>
                  <MixedText>{name}</MixedText>
                </span>
                {spot.kind !== 'point' && <ThingChip kind={spot.kind} id={spot.id} />}
                <span className={styles.note}>{where}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Loading = { readonly isLoading: boolean; readonly isFailed: boolean }

function formatStatus(results: readonly FoundSpot[], { isLoading, isFailed }: Loading): string {
  if (isFailed) return 'The list of places could not be loaded. Check your connection, or choose a point on the map.'
  if (results.length > 0) return results.length === 1 ? '1 found' : `${results.length} found`
  return isLoading ? 'Loading the places…' : 'Nothing found. Try fewer letters, or choose a point on the map.'
}
