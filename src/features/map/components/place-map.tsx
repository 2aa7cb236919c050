'use client'

import 'leaflet/dist/leaflet.css'

import { type LatLngBoundsExpression, divIcon, type DivIcon, type Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { AttributionControl, MapContainer, Marker, Popup, TileLayer, ZoomControl } from 'react-leaflet'

import { MixedText } from '@/components/rich-text/mixed-text'
import { Badge } from '@/components/ui/badge'
import Link from '@/components/ui/link'
import { type PlaceCategory, placeCategoryLabel } from '@/lib/place-categories'
import { placeHref } from '@/lib/place-links'

import { boundsOf, type MapPoint } from '../model/map-point'
import { legendOf, markerKind, markerOutlines } from '../model/marker-kind'
import { MapLegend } from './map-legend'
import styles from './place-map.module.css'

type Props = { readonly points: readonly MapPoint[]; readonly tileUrl: string }

const ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

/** Streets, not houses: a single place is shown with what is around it. */
const CLOSEST_FIT = 16
const CLOSEST = 19
const FARTHEST = 5

/** Pixels. The mark is drawn smaller; all of this answers to a finger. */
const MARKER_SIZE = 40

/** Narrower than the map at 320 px. */
const POPUP_WIDTH = 220

/** Pixels kept free of an open popup, from the left and from the top. */
const UNDER_ATTRIBUTION: [number, number] = [8, 36]

/** The places as marks on real streets. The keyboard has the list, which says the same: marks are no stops on its way. */
export function PlaceMap({ points, tileUrl }: Props) {
  const [streets, setStreets] = useState<'awaited' | 'shown' | 'missing'>('awaited')
  const bounds = useMemo(() => boundsOf(points), [points])
  const streetEvents = useMemo(
    () => ({
      tileload: () => setStreets('shown'),
      tileerror: () => setStreets((known) => (known === 'shown' ? known : 'missing')),
    }),
    [],
  )
  if (bounds === null) return null

  return (
    <div className={styles.whole}>
      <MapContainer
        // The view belongs to the places: other places, another map.
        key={points.map(({ id }) => id).join()}
        ref={nameForReaders}
        className={styles.map}
        bounds={corners(bounds)}
        boundsOptions={{ maxZoom: CLOSEST_FIT, padding: [MARKER_SIZE, MARKER_SIZE] }}
        minZoom={FARTHEST}
        maxZoom={CLOSEST}
        // Beside a list the wheel belongs to the page.
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
      >
        {/* At the top, where nothing of the page can cover it. */}
        <AttributionControl position="topright" prefix={false} />
        <ZoomControl position="bottomleft" />
        <TileLayer url={tileUrl} attribution={ATTRIBUTION} maxZoom={CLOSEST} eventHandlers={streetEvents} />
        {points.map(({ id, name, category, latitude, longitude }) => (
          <Marker key={id} position={[latitude, longitude]} icon={iconOf(category)} title={name} keyboard={false}>
            <Popup minWidth={POPUP_WIDTH} maxWidth={POPUP_WIDTH} autoPanPaddingTopLeft={UNDER_ATTRIBUTION}>
              <div className={styles.popup}>
                <strong>
                  <MixedText>{name}</MixedText>
                </strong>
                <span>
                  <Badge>{placeCategoryLabel(category)}</Badge>
                </span>
                <Link href={placeHref(id)}>More about this place</Link>
              </div>
            </Popup>
          </Marker>
        ))}
      </MapContainer>
      <p role="status" className={styles.note} hidden={streets !== 'missing'}>
        {streets === 'missing' && 'The streets cannot be loaded. The marks are where the places are.'}
      </p>
      <MapLegend entries={legendOf(points)} />
    </div>
  )
}

function nameForReaders(map: LeafletMap | null): void {
  const container = map?.getContainer()
  container?.setAttribute('role', 'group')
  container?.setAttribute('aria-label', 'Map. Arrow keys move it, plus and minus change its scale.')
}

/** Leaflet's type wants arrays it may change, and changes none. */
const corners = ([southWest, northEast]: NonNullable<ReturnType<typeof boundsOf>>): LatLngBoundsExpression => [
  [...southWest],
  [...northEast],
]

const icons = new Map<PlaceCategory, DivIcon>()

function iconOf(category: PlaceCategory): DivIcon {
  const known = icons.get(category)
  if (known !== undefined) return known
  const kind = markerKind(category)
  const icon = divIcon({
    className: `${styles.marker} ${styles[kind]}`,
    html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${markerOutlines[kind]}"/></svg>`,
    iconSize: [MARKER_SIZE, MARKER_SIZE],
    popupAnchor: [0, -MARKER_SIZE / 4],
  })
  icons.set(category, icon)
  return icon
}
