'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { Pagination } from '@/shared/places/pagination'
import { AddressWatch } from '@/ui/address-watch'
import type { SheetState } from '@/ui/sheet-state'
import { useSettled } from '@/ui/use-settled'
import { PositionBar } from '@/shared/position/components/position-bar'
import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'
import { mapHref } from '@/lib/place-links'

import { mapPoints } from '../model/map-point'
import type { LocationsFilter } from '../model/find-locations'
import type { NamedPlace } from '@/queries/named-places'
import type { MapView } from '../model/map-view'
import { type FoundPlaces, useFoundPlaces } from '../use-found-places'
import { type KnownPlaces, useKnownPlaces } from '../use-known-places'
import { useMapChoice } from '../use-map-choice'
import { useMapOpen } from '../use-map-open'
import { LocationList } from './location-list'
import { LocationSearch } from './location-search'
import { MapChips } from './map-chips'
import { MapPanel } from './map-panel'
import styles from './map-screen.module.css'
import { NearEnd } from './near-end'
import { NothingFound } from './nothing-found'
import type { ShownPlaces } from './place-map'
import { PlaceSheet } from './place-sheet'
import { ResultLine } from './result-line'

type Props = {
  readonly view: MapView
  /** Where the streets come from, with {z}, {x} and {y}. */
  readonly tileUrl: string
}

type Opened = { readonly place: NamedPlace; readonly sheet: SheetState }

/**
 * Search, chips, map, list and sheet of /map. Before scripts run they are a form and links; after that they work on the
 * list where it stands, and the whole list is fetched when it is first needed.
 */
export function LocationFinder(props: Props) {
  const [isAllWanted, setAllWanted] = useState(false)
  const known = useKnownPlaces(props.view.list.items, isAllWanted)
  const wantAll = useCallback(() => setAllWanted(true), [])
  return <Finder {...props} known={known} onAllWanted={wantAll} />
}

type FinderProps = Props & { readonly known: KnownPlaces; readonly onAllWanted: () => void }

/** A component of its own, so that a letter typed in it does not ask again for what it is given. */
function Finder({ view: given, tileUrl, known, onAllWanted }: FinderProps) {
  const { choice, isUntouched, choose, followAddress } = useMapChoice(given)
  const isMapOpen = useMapOpen()
  const [isEndNear, setEndNear] = useState(false)
  const found = useFoundPlaces(given, { choice, isUntouched }, known)
  // The server knows nobody's favourites.
  const needsAll = !isUntouched || choice.filter === 'favourites' || isMapOpen || isEndNear
  useEffect(
    function askForAll() {
      if (needsAll) onAllWanted()
    },
    [needsAll, onAllWanted],
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const [locateCount, setLocateCount] = useState(0)
  const opener = useRef<HTMLElement>(null)
  const onMap = useSettled(useShownPlaces(choice, found, given.list.page), found.kind === 'whole')
  const chosen = useMemo(() => (opened === null ? null : (mapPoints([opened.place])[0] ?? null)), [opened])

  const open = useCallback((place: NamedPlace, from: HTMLElement) => {
    opener.current = from
    setOpened({ place, sheet: 'peeking' })
  }, [])
  const openById = useCallback(
    (id: number, from: HTMLElement) => {
      const place = onMap.places.find((one) => one.id === id)
      if (place !== undefined) open(place, from)
    },
    [onMap, open],
  )
  const showOwnPosition = useCallback(() => setLocateCount((count) => count + 1), [])
  const giveFocusBack = () => {
    const target = opener.current?.isConnected ? opener.current : document.getElementById('locations')
    target?.focus({ preventScroll: true })
  }

  const isPaged = found.kind !== 'whole' && isUntouched && given.list.pageCount > 1
  return (
    <>
      <AddressWatch onChange={followAddress} />
      <div className={styles.controls}>
        <LocationSearch {...choice} onChoose={choose} isLive={found.kind !== 'failed'} />
        <MapChips {...choice} onChoose={choose} />
        <PositionBar onLocate={showOwnPosition} />
        <p className={styles.indoors}>{INDOOR_POSITION_NOTE}</p>
      </div>
      <div data-tour="map" className={styles.withMap}>
        <MapPanel
          isOpen={isMapOpen}
          {...onMap}
          tileUrl={tileUrl}
          chosen={chosen}
          sheet={opened?.sheet ?? 'collapsed'}
          onOpen={openById}
          locateCount={locateCount}
        />
        <section id="locations" aria-label="Locations" tabIndex={-1} className={styles.places}>
          <h2 className="visually-hidden">Locations</h2>
          <ResultLine found={found} />
          {found.places.length > 0 && (
            <LocationList places={found.places} openId={opened?.place.id ?? null} onOpen={open} />
          )}
          {found.places.length === 0 && found.total !== null && <NothingFound filter={choice.filter} />}
          {isPaged && given.list.page === 1 && <NearEnd onNear={() => setEndNear(true)} />}
          {isPaged && (
            <Pagination
              page={given.list.page}
              pageCount={given.list.pageCount}
              hrefOf={(page) => mapHref({ ...choice, page })}
            />
          )}
        </section>
      </div>
      {opened !== null && (
        <>
          <PlaceSheet
            key={opened.place.id}
            place={opened.place}
            state={opened.sheet}
            onState={(sheet) => setOpened({ place: opened.place, sheet })}
            onClose={() => setOpened(null)}
            giveFocusBack={giveFocusBack}
          />
          {/* The last rows can be scrolled out from under the sheet. */}
          <div className={styles.room} data-sheet={opened.sheet} />
        </>
      )}
    </>
  )
}

/** What the map shows of them, the same object as long as nothing of it changes. */
function useShownPlaces({ filter, search }: LocationsFilter, { places, kind }: FoundPlaces, page: number): ShownPlaces {
  return useMemo(
    () => ({
      places,
      choiceKey: `${filter} ${search.trim()} ${kind === 'whole'}`,
      // A later page stays what it is.
      isMoreAwaited: kind === 'loading' || (kind === 'page' && page === 1),
    }),
    [places, filter, search, kind, page],
  )
}
