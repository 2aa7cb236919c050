'use client'

import { Search, X } from 'lucide-react'
import { type FormEvent, memo, type MouseEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react'

import form from '@/shared/places/places.module.css'
import Link from '@/ui/controls/link'
import { isPlainClick } from '@/browser/plain-click'
import { mapHref } from '@/domain/places/place-links'
import { MAX_QUERY_LENGTH, NO_FILTER } from '@/domain/addresses/views'

import type { LocationsFilter } from '../model/find-locations'

// Constants: React skips an element that is the same object as before, and this component renders with every letter.
const clearIcon = <X aria-hidden size={22} />
const searchIcon = <Search aria-hidden size={20} />

type Props = LocationsFilter & {
  /** Always the same function. */
  readonly onChoose: (choice: Partial<LocationsFilter>) => void
  /** Whether the list answers while one types; if not, the form is sent, as it is without scripts. */
  readonly isLive: boolean
}

/** 'Search locations...' with its clear button (spec §2). A plain GET form until scripts run; the chip goes along. */
export function LocationSearch({ filter, search, onChoose, isLive }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const adoptTypedText = useEffectEvent(() => {
    const typed = input.current?.value ?? search
    if (typed !== search) onChoose({ search: typed })
  })
  useEffect(function adoptTextTypedBeforeHydration() {
    adoptTypedText()
  }, [])

  function submit(event: FormEvent): void {
    if (!isLive) return
    event.preventDefault()
    // The keyboard of a phone stands before the list.
    input.current?.blur()
  }

  const clear = useCallback(() => {
    onChoose({ search: '' })
    input.current?.focus()
  }, [onChoose])

  return (
    <search>
      <form action="/map" method="get" className={form.searchLine} onSubmit={submit}>
        {filter !== NO_FILTER && <input type="hidden" name="filter" value={filter} />}
        <div className={form.field}>
          <label className="visually-hidden" htmlFor="map-search">
            Search locations
          </label>
          <input
            ref={input}
            id="map-search"
            name="search"
            type="search"
            placeholder="Search locations..."
            value={search}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onChoose({ search: target.value })}
          />
          {search !== '' && <ClearSearch filter={filter} onClear={clear} />}
        </div>
        <div className="flex gap-2">
          <button type="submit" className={form.submit}>
            {searchIcon}
            Search
          </button>
        </div>
      </form>
    </search>
  )
}

type ClearProps = Pick<LocationsFilter, 'filter'> & { readonly onClear: () => void }

/** Memoized: not rendered again with each letter. */
const ClearSearch = memo(function ClearSearch({ filter, onClear }: ClearProps) {
  function clear(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClear()
  }

  return (
    <Link href={mapHref({ filter })} className={form.clear} aria-label="Clear search" onClick={clear}>
      {clearIcon}
    </Link>
  )
})
