import { PageHeading } from '@/ui/text/page-heading'
import { FAVOURITES } from '@/domain/addresses/views'
import { QueryProvider } from '@/queries/query-provider'
import type { Basemap } from '@/domain/streets/basemap'

import type { MapView } from '../model/map-view'
import { LocationFinder } from './location-finder'
import styles from './map-screen.module.css'

type Props = {
  readonly view: MapView
  readonly basemap: Basemap
}

/** Spec §2, Location list. */
export function MapScreen({ view, basemap }: Props) {
  const { filter, search, list } = view
  return (
    <>
      <div className={styles.title}>
        <PageHeading title="Map" />
      </div>
      {filter === FAVOURITES.key && (
        <p className={styles.needsScripts}>Favourites are kept in your browser and need JavaScript to be shown.</p>
      )}
      <QueryProvider>
        {/* Another address from the server is another start. */}
        <LocationFinder key={`${filter} ${search} ${list.page}`} view={view} basemap={basemap} />
      </QueryProvider>
    </>
  )
}
