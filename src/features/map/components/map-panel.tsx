'use client'

import { Map as MapIcon, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { memo } from 'react'

import ui from '@/components/ui/ui.module.css'

import { chooseMap } from '../model/map-choice'
import { MapBoundary } from './map-boundary'
import styles from './map-panel.module.css'
import type { PlaceMapProps } from './place-map'

type Props = PlaceMapProps & {
  readonly isOpen: boolean
  /** Places of the list whose position is not known. */
  readonly missing: number
}

const PlaceMap = dynamic(() => import('./place-map').then(({ PlaceMap }) => PlaceMap), {
  ssr: false,
  loading: () => (
    <p role="status" className={styles.notice}>
      Loading the map…
    </p>
  ),
})

/**
 * The map of the places in the list. Neither its code nor a tile is fetched before it is open. Left as it is while only
 * the text in the search box changes.
 */
export const MapPanel = memo(function MapPanel({ isOpen, missing, ...map }: Props) {
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
            <PlaceMap {...map} />
            {missing > 0 && <p className={styles.missing}>{missingNote(missing)}</p>}
          </MapBoundary>
        )}
      </div>
    </section>
  )
})

const missingNote = (count: number): string =>
  count === 1
    ? 'The position of 1 place is not known; it is in the list only.'
    : `The positions of ${count} places are not known; they are in the list only.`
