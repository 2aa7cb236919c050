'use client'

import 'leaflet/dist/leaflet.css'

import type { Map as LeafletMap } from 'leaflet'
import { type ComponentType, type ReactNode, type Ref, useDeferredValue, useState } from 'react'
import { AttributionControl, MapContainer, type MapContainerProps, ZoomControl } from 'react-leaflet'

import { mapMotion } from '@/browser/motion'
import type { Basemap } from '@/domain/streets/basemap'
import { type GroundState, groundLabels } from '@/domain/streets/ground-state'

import { BasemapLayer, type GroundProps } from './basemap-layer'
import styles from './streets.module.css'

/** Here single doors can be distinguished; there is no more detail beyond. */
const CLOSEST_ZOOM = 19

type Props = Omit<MapContainerProps, 'maxZoom' | 'scrollWheelZoom' | 'zoomControl' | 'attributionControl'> & {
  readonly ref?: Ref<LeafletMap>
  readonly basemap: Basemap
  readonly onGround: (state: GroundState) => void
  /** What lies under the marks, where it is more than streets. */
  readonly ground?: ComponentType<GroundProps>
  /** Whether it looks like the guide. The CMS has none of its colours. */
  readonly isFramed?: boolean
}

/** A map of streets within a page: what all maps of the guide and of the CMS share. Its height is that of its class. */
export function StreetMap({
  basemap,
  onGround,
  ground: Ground = BasemapLayer,
  isFramed = true,
  className = '',
  children,
  ...options
}: Props) {
  const [motion] = useState(mapMotion)
  return (
    <MapContainer
      {...motion}
      {...options}
      className={isFramed ? `${styles.frame ?? ''} ${className}` : className}
      maxZoom={CLOSEST_ZOOM}
      // The wheel belongs to the page.
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
    >
      {/* At the top, where nothing of the page can cover it. */}
      <AttributionControl position="topright" prefix={false} />
      <ZoomControl position="bottomleft" />
      <AfterMap>
        <Ground basemap={basemap} closest={CLOSEST_ZOOM} onGround={onGround} />
        {children}
      </AfterMap>
    </MapContainer>
  )
}

/** Renders in a later task: the map and its content in one task block a slow phone for a quarter of a second. */
const AfterMap = ({ children }: { readonly children: ReactNode }) => (useDeferredValue(true, false) ? children : null)

/** Says under a map why there are no streets. */
export function GroundNote({ ground, className }: { readonly ground: GroundState; readonly className?: string }) {
  const words = groundLabels[ground]
  return (
    <p role="status" className={className} hidden={words === ''}>
      {words}
    </p>
  )
}
