import { Pagination } from '@/components/places/pagination'
import { PlaceList } from '@/components/places/place-list'
import { SearchForm } from '@/components/places/search-form'
import { ChipRow } from '@/components/ui/chip-row'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { PositionBar } from '@/features/position/components/position-bar'
import { INDOOR_POSITION_NOTE } from '@/features/position/model/position-note'
import { mapHref } from '@/lib/place-links'
import { mapFilters, NO_FILTER } from '@/lib/views'

import { mapPoints } from '../model/map-point'
import type { MapView } from '../model/map-view'
import { LocationCard } from './location-card'
import { MapPanel } from './map-panel'
import styles from './map-screen.module.css'

type Props = {
  view: MapView
  /** Where the streets come from, with {z}, {x} and {y}. */
  tileUrl: string
}

/** Spec §2, Location list. */
export function MapScreen({ view: { filter, search, list }, tileUrl }: Props) {
  const chips = mapFilters.map(({ key, chip }) => ({
    label: chip,
    href: mapHref({ filter: key, search }),
    isCurrent: key === filter,
  }))
  const points = mapPoints(list.items)
  return (
    <>
      <PageHeading title="Map" />
      <div className={styles.controls}>
        <SearchForm
          action="/map"
          name="search"
          placeholder="Search locations..."
          value={search}
          hidden={{ filter: filter === NO_FILTER ? '' : filter }}
          clearHref={mapHref({ filter })}
        />
        <ChipRow label="Filter" chips={chips} />
        <PositionBar />
        <p className={styles.indoors}>{INDOOR_POSITION_NOTE}</p>
      </div>
      <div data-tour="map" className={points.length > 0 ? styles.withMap : undefined}>
        {points.length > 0 && (
          <MapPanel points={points} missing={list.items.length - points.length} tileUrl={tileUrl} />
        )}
        <div>
          {list.total === 0 ? (
            <EmptyState title="No locations found">
              <p>Try fewer or other words, or another filter.</p>
            </EmptyState>
          ) : (
            <>
              <h2 className={styles.count}>
                {list.total} {list.total === 1 ? 'location' : 'locations'}
              </h2>
              <PlaceList>
                {list.items.map((place) => (
                  <LocationCard key={place.id} place={place} />
                ))}
              </PlaceList>
            </>
          )}
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            hrefOf={(page) => mapHref({ filter, search, page })}
          />
        </div>
      </div>
    </>
  )
}
