'use client'

import { Map as MapIcon, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { memo } from 'react'

import { ErrorBoundary } from '@/ui/error-boundary'
import ui from '@/ui/ui.module.css'

import { chooseMap } from '../model/map-choice'
import styles from './map-panel.module.css'
import type { PlaceMapProps } from './place-map'

type Props = PlaceMapProps & { readonly isOpen: boolean }

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
export const MapPanel = memo(function MapPanel({ isOpen, ...map }: Props) {
  const Icon = isOpen ? X : MapIcon

  return (
    <section className={styles.panel} aria-label="Map of the places in the list">
      <button type="button" className={`${ui.button} ${styles.toggle}`} onClick={() => chooseMap(!isOpen)}>
        <Icon aria-hidden size={20} />
        {isOpen ? 'Hide map' : 'Show map'}
      </button>
      <div className={styles.frame} data-open={isOpen}>
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
