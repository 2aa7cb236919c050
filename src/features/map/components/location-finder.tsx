'use client'

import { RotateCcw } from 'lucide-react'
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

import { IllnessNote } from '@/shared/illness/illness-note'
import { FirstNote } from '@/shared/notices/components/first-note'
import { useNoticesFirst } from '@/shared/notices/use-notices'
import { Pagination } from '@/shared/places/pagination'
import { AddressWatch } from '@/ui/address/address-watch'
import { EmptyState } from '@/ui/text/empty-state'
import { FoldedNote } from '@/ui/text/folded-note'
import ui from '@/ui/ui.module.css'
import type { SheetState } from '@/ui/overlays/sheet-state'
import { useDebouncedValue } from '@/ui/use-debounced-value'
import { PositionBar } from '@/shared/position/components/position-bar'
import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'
import { mapHref } from '@/domain/places/place-links'
import { FAVOURITES, type MapFilter, NO_FILTER } from '@/domain/addresses/views'

import { mapPoints } from '../model/map-point'
import { isSearch, type LocationsFilter } from '../model/find-locations'
import { originLabels } from '../model/list-origin'
import type { NamedPlace } from '@/queries/named-places'
import type { Basemap } from '@/domain/streets/basemap'
import type { MapView } from '../model/map-view'
import { LOADING_WORDS, resultLabel } from '../model/result-label'
import { type FoundPlaces, useFoundPlaces } from '../use-found-places'
import { type KnownPlaces, useKnownPlaces } from '../use-known-places'
import { useMapChoice } from '../use-map-choice'
import { useMapFold } from '../use-map-fold'
import { useMapOpen } from '../use-map-open'
import { LocationList } from './location-list'
import { LocationSearch } from './location-search'
import type { ShownArea } from './shown-map-area'
import { MapChips } from './map-chips'
import { MAP_ID, MapPanel } from './map-panel'
import styles from './map-screen.module.css'
import { MapSwitch } from './map-switch'
import type { ShownPlaces } from './place-map'
import { PlaceSheet } from './place-sheet'
import { ScrollSentinel } from './scroll-sentinel'

type Props = {
  readonly view: MapView
  readonly basemap: Basemap
}

type Opened = { readonly place: NamedPlace; readonly sheet: SheetState }

/**
 * Search, chips, map, list and sheet of /map. Before scripts run they are a form and links; after that they work on the
 * list where it stands, and the whole list is fetched when it is first needed.
 */
export function LocationFinder(props: Props) {
  const [isAllWanted, setAllWanted] = useState(false)
  const data = useKnownPlaces(props.view.list.items, isAllWanted)
  const requestAll = useCallback(() => setAllWanted(true), [])
  return <Finder {...props} data={data} onNeedAll={requestAll} />
}

type FinderProps = Props & { readonly data: KnownPlaces; readonly onNeedAll: () => void }

/** A component of its own, so that a letter typed does not run the queries of its parent again. */
function Finder({ view: initialView, basemap, data, onNeedAll }: FinderProps) {
  const { choice, isUntouched, wantedId, clearWanted, choose, followAddress } = useMapChoice(initialView)
  const { isOpen: isMapOpen, frame } = useMapOpen()
  const { fold, type, unfold } = useMapFold()
  const chooseBySearch = useCallback(
    (change: Partial<LocationsFilter>) => {
      type(change.search ?? '')
      choose(change)
    },
    [type, choose],
  )
  const [isEndNear, setEndNear] = useState(false)
  const [shownArea, setShownArea] = useState<ShownArea | null>(null)
  // What another filter has shown says nothing, and a map that was put away shows nothing.
  const area = isMapOpen && shownArea?.filter === choice.filter ? shownArea.area : null
  const results = useFoundPlaces(initialView, { choice, isUntouched }, data, area)
  // Favourites are stored in the browser, so the server cannot filter by them.
  const needsAll = !isUntouched || choice.filter === 'favourites' || isMapOpen || isEndNear || wantedId !== null
  useEffect(
    function requestWholeList() {
      if (needsAll) onNeedAll()
    },
    [needsAll, onNeedAll],
  )
  const { places } = results
  const { items: listed, first } = useNoticesFirst('place', places)
  const wanted = useMemo(() => findOpened(places, wantedId), [places, wantedId])
  const [openedByHand, setOpened] = useState<Opened | null>(null)
  const opened = wanted ?? openedByHand
  const [locateCount, setLocateCount] = useState(0)
  const opener = useRef<HTMLElement>(null)
  const forMap = useShownPlaces(choice, results, initialView.list.page)
  // After the list, also when the whole of it arrives: both at once would be half a second of a slow phone.
  const onMap = useDeferredValue(useDebouncedValue(forMap, MAP_DEBOUNCE_MS, isComplete))
  const chosen = useMemo(() => (opened === null ? null : (mapPoints([opened.place])[0] ?? null)), [opened])

  /** By a hand, whatever the address names. */
  const show = useCallback(
    (next: Opened | null) => {
      clearWanted()
      setOpened(next)
    },
    [clearWanted],
  )
  const open = useCallback(
    (place: NamedPlace, from: HTMLElement) => {
      opener.current = from
      show({ place, sheet: 'peeking' })
    },
    [show],
  )
  const openById = useCallback(
    (id: number, from: HTMLElement) => {
      const place = onMap.places.find((one) => one.id === id)
      // Its mark goes while the sheet has the place; the map stays.
      if (place !== undefined) open(place, from.closest<HTMLElement>('.leaflet-container') ?? from)
    },
    [onMap, open],
  )
  const goWithMap = useCallback((shown: ShownArea) => startTransition(() => setShownArea(shown)), [])
  const showOwnPosition = useCallback(() => setLocateCount((count) => count + 1), [])
  const giveFocusBack = () => {
    const target = opener.current?.isConnected ? opener.current : document.getElementById('locations')
    target?.focus({ preventScroll: true })
  }

  const isPaged = results.kind !== 'whole' && isUntouched && initialView.list.pageCount > 1
  return (
    <>
      <AddressWatch onChange={followAddress} />
      <a className={`visually-hidden ${styles.toMarks ?? ''}`} href={`#${MAP_ID}`}>
        To the marks on the map
      </a>
      <div className={styles.controls}>
        <LocationSearch {...choice} onChoose={chooseBySearch} isLive={results.kind !== 'failed'} />
        <MapChips {...choice} onChoose={choose} />
      </div>
      <div data-tour="map" className={styles.withMap}>
        <MapPanel
          isOpen={isMapOpen}
          fold={fold}
          frame={frame}
          {...onMap}
          basemap={basemap}
          chosen={chosen}
          sheet={opened?.sheet ?? 'collapsed'}
          onOpen={openById}
          locateCount={locateCount}
          onArea={goWithMap}
        />
        <div className={styles.tools} data-fold={fold}>
          <MapSwitch fold={fold} onUnfold={unfold} />
          <PositionBar onLocate={showOwnPosition} />
          <FoldedNote label="Positions" line="In mosques, follow the signs">
            <p>{INDOOR_POSITION_NOTE}</p>
          </FoldedNote>
        </div>
        <section id="locations" aria-label="Locations" tabIndex={-1} className={styles.places}>
          <h2 className="visually-hidden">Locations</h2>
          <ResultLine results={results} />
          <FirstNote kind="place" first={first} />
          {results.places.length > 0 && (
            <LocationList places={listed} openId={opened?.place.id ?? null} onOpen={open} />
          )}
          {results.places.length === 0 && results.total !== null && <NothingFound {...choice} />}
          {isPaged && initialView.list.page === 1 && <ScrollSentinel onNear={() => setEndNear(true)} />}
          {isPaged && (
            <Pagination
              page={initialView.list.page}
              pageCount={initialView.list.pageCount}
              toHref={(page) => mapHref({ ...choice, page })}
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
            onState={(sheet) => show({ place: opened.place, sheet })}
            onClose={() => show(null)}
            giveFocusBack={giveFocusBack}
          />
          {/* The last rows can be scrolled out from under the sheet. */}
          <div className={styles.room} data-sheet={opened.sheet} />
        </>
      )}
    </>
  )
}

/** The place an address names, over its list. */
function findOpened(places: readonly NamedPlace[], wantedId: number | null): Opened | null {
  const place = wantedId === null ? undefined : places.find(({ id }) => id === wantedId)
  return place === undefined ? null : { place, sheet: 'peeking' }
}

/** Debounce: the map follows the list once no letter has come for this long. Milliseconds. */
const MAP_DEBOUNCE_MS = 500

type PlacesForMap = ShownPlaces & {
  /** The whole list is being fetched; these are the places that have arrived. */
  readonly isLoading: boolean
}

const isComplete = ({ isLoading }: PlacesForMap): boolean => !isLoading

/** What the map shows, memoized: the same object as long as nothing of it changes. */
function useShownPlaces(
  { filter, search }: LocationsFilter,
  { mapPlaces: places, kind }: FoundPlaces,
  page: number,
): PlacesForMap {
  return useMemo(
    () => ({
      places,
      filter,
      isEverything: filter === NO_FILTER && !isSearch(search),
      choiceKey: `${filter} ${search.trim()} ${kind === 'whole'}`,
      // A later page stays what it is.
      isLoading: kind === 'loading' || (kind === 'page' && page === 1),
    }),
    [places, filter, search, kind, page],
  )
}

/** Spec §2, with the way on. */
function NothingFound({ filter, search }: { readonly filter: MapFilter; readonly search: string }) {
  return (
    <EmptyState title="No locations found">
      <IllnessNote text={search} />
      <p>
        {filter === FAVOURITES.key
          ? 'Open a place and tap its heart: it is kept here, on this device only.'
          : 'Try fewer or other words, or another filter.'}
      </p>
    </EmptyState>
  )
}

type Result = Pick<FoundPlaces, 'kind' | 'total' | 'order' | 'retry'>

/** How many places there are and what comes first, or why that cannot be said yet (spec §2, §8). Spoken when it changes. */
export function ResultLine({ results: { kind, total, order, retry } }: { readonly results: Result }) {
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.count} data-kind={kind}>
          {kind === 'loading' ? LOADING_WORDS : total !== null && resultLabel(total)}
        </p>
        {/* Spoken when what it is sorted from is another; the number is the same then. */}
        <p aria-live="polite" className="soft small">
          {order !== null && originLabels[order]}
        </p>
      </div>
      {kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p className={styles.failedTitle}>Unable to Load Data</p>
          <p>Please check your connection and try again.</p>
          <button type="button" className={ui.button} onClick={retry}>
            <RotateCcw aria-hidden size={18} />
            Try again
          </button>
        </div>
      )}
    </>
  )
}
