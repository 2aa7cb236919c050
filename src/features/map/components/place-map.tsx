'use client'

import 'leaflet/dist/leaflet.css'

import type { LatLngBoundsExpression } from 'leaflet'
import { useMemo, useState } from 'react'
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'

import type { SheetState } from '@/ui/sheet-state'
import { mosques } from '@/lib/mosques'
import { keyboardMap } from '@/browser/keyboard-map'
import { mapMotion } from '@/browser/motion'

import { MARK_SIZE } from '../map-marks'
import type { NamedPlace } from '@/queries/named-places'
import { boundsOf, type MapPoint, mapPoints } from '../model/map-point'
import { legendOf } from '../model/marker-kind'
import { ChosenPlace } from './chosen-place'
import { CLOSEST_FIT, corners, FitPlaces } from './fit-places'
import { MapLegend } from './map-legend'
import { OwnPosition } from './own-position'
import styles from './place-map.module.css'
import { PlaceMarks } from './place-marks'

export type ShownPlaces = {
  readonly places: readonly NamedPlace[]
  /** Another choice of the reader, another view. */
  readonly choiceKey: string
  /** All are on their way; these are those that are known. */
  readonly isMoreAwaited: boolean
}

export type PlaceMapProps = ShownPlaces & {
  readonly tileUrl: string
  /** The place in the sheet. */
  readonly chosen: MapPoint | null
  readonly sheet: SheetState
  readonly onOpen: (id: number, opener: HTMLElement) => void
  readonly locateCount: number
}

const ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

const CLOSEST = 19
const FARTHEST = 5

/** Where a map without a place begins. */
const HARAM: LatLngBoundsExpression = [
  [mosques.haram.latitude, mosques.haram.longitude],
  [mosques.haram.latitude, mosques.haram.longitude],
]

/** The places of the list on real streets. */
export function PlaceMap({
  places,
  choiceKey,
  isMoreAwaited,
  tileUrl,
  chosen,
  sheet,
  onOpen,
  locateCount,
}: PlaceMapProps) {
  const points = useMemo(() => mapPoints(places), [places])
  const missing = places.length - points.length
  const [motion] = useState(mapMotion)
  const [streets, setStreets] = useState<'awaited' | 'shown' | 'missing'>('awaited')
  const [firstBounds] = useState(() => {
    const bounds = boundsOf(points)
    return bounds === null ? HARAM : corners(bounds)
  })
  const streetEvents = useMemo(
    () => ({
      tileload: () => setStreets('shown'),
      tileerror: () => setStreets((known) => (known === 'shown' ? known : 'missing')),
    }),
    [],
  )
  const legend = useMemo(() => legendOf(points), [points])

  return (
    <div className={styles.whole}>
      <a className="visually-hidden" href="#locations">
        Skip the map
      </a>
      <MapContainer
        {...motion}
        ref={withKeyboard}
        className={styles.map}
        bounds={firstBounds}
        boundsOptions={{ maxZoom: CLOSEST_FIT, padding: [MARK_SIZE, MARK_SIZE] }}
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
        <FitPlaces points={points} choiceKey={choiceKey} isHeld={chosen !== null} />
        <PlaceMarks points={points} isMoreAwaited={isMoreAwaited} chosenId={chosen?.id ?? null} onOpen={onOpen} />
        {chosen !== null && <ChosenPlace point={chosen} sheet={sheet} />}
        <OwnPosition locateCount={locateCount} />
      </MapContainer>
      <p role="status" className={styles.note} hidden={streets !== 'missing'}>
        {streets === 'missing' && 'The streets cannot be loaded. The marks are where the places are.'}
      </p>
      <MapLegend entries={legend} />
      {missing > 0 && <p className={styles.missing}>{missingNote(missing)}</p>}
    </div>
  )
}

const missingNote = (count: number): string =>
  count === 1
    ? 'The position of 1 place is not known; it is in the list only.'
    : `The positions of ${count} places are not known; they are in the list only.`

const withKeyboard = keyboardMap('Map. Arrow keys move it, plus and minus change its scale.')
