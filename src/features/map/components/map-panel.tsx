'use client'

import dynamic from 'next/dynamic'
import { memo, type RefObject } from 'react'

import { ErrorBoundary } from '@/ui/error-boundary'

import type { MapFold } from '../model/map-fold'
import styles from './map-panel.module.css'
import type { PlaceMapProps } from './place-map'

type Props = PlaceMapProps & {
  readonly isOpen: boolean
  readonly fold: MapFold
  /** The element that reserves the space of the map. */
  readonly frame: RefObject<HTMLDivElement | null>
}

/** For the link to it. */
export const MAP_ID = 'map-marks'

const PlaceMap = dynamic(() => import('./place-map').then(({ PlaceMap }) => PlaceMap), {
  ssr: false,
  loading: () => (
    <p role="status" className={styles.notice}>
      Loading the map…
    </p>
  ),
})

/**
 * The map of the places in the list. Its space is reserved from the start; its code and its streets are fetched when it is
 * opened. Memoized: not rendered again while only the text in the search box changes.
 */
export const MapPanel = memo(function MapPanel({ isOpen, fold, frame, ...map }: Props) {
  return (
    <section
      id={MAP_ID}
      tabIndex={-1}
      className={styles.panel}
      aria-label="Map of the places in the list"
      data-fold={fold}
    >
      <div ref={frame} className={styles.frame} data-open={isOpen}>
        {isOpen && (
          <ErrorBoundary
            fallback={
              <p role="alert" className={styles.notice}>
                The map could not be loaded. The list has the same places. Reload the page to try the map again.
              </p>
            }
          >
            <PlaceMap {...map} />
          </ErrorBoundary>
        )}
      </div>
    </section>
  )
})
