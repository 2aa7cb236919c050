'use client'

import { Map as MapIcon, X } from 'lucide-react'
import dynamic from 'next/dynamic'

import ui from '@/components/ui/ui.module.css'

import { chooseMap } from '../model/map-choice'
import type { MapPoint } from '../model/map-point'
import { useMapOpen } from '../use-map-open'
import { MapBoundary } from './map-boundary'
import styles from './map-panel.module.css'

type Props = {
  /** At least one. */
  readonly points: readonly MapPoint[]
  /** Places of the list whose position is not known. */
  readonly missing: number
  readonly tileUrl: string
}

const PlaceMap = dynamic(() => import('./place-map').then(({ PlaceMap }) => PlaceMap), {
  ssr: false,
  loading: () => (
    <p role="status" className={styles.notice}>
      Loading the map…
    </p>
  ),
})

/** The map of the places in the list. Neither its code nor a tile is fetched before it is open. */
export function MapPanel({ points, missing, tileUrl }: Props) {
  const isOpen = useMapOpen()
  const Icon = isOpen ? X : MapIcon

  return (
    <section className={styles.panel} aria-label="Map of the places in the list">
      <button type="button" className={`${ui.button} ${styles.toggle}`} onClick={() => chooseMap(!isOpen)}>
        <Icon aria-hidden size={20} />
        {isOpen ? 'Hide map' : 'Show map'}
      </button>
      <div className={styles.frame} data-open={isOpen}>
        {isOpen && (
          <MapBoundary>
            <PlaceMap points={points} tileUrl={tileUrl} />
            {missing > 0 && <p className={styles.missing}>{missingNote(missing)}</p>}
          </MapBoundary>
        )}
      </div>
    </section>
  )
}

const missingNote = (count: number): string =>
  count === 1
    ? 'The position of 1 place is not known; it is in the list only.'
    : `The positions of ${count} places are not known; they are in the list only.`
