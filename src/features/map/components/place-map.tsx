'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { Popup, useMapEvents } from 'react-leaflet'

import type { Position } from '@/lib/geo/geo'
import type { SheetState } from '@/ui/overlays/sheet-state'
import { GroundNote, StreetMap } from '@/ui/streets/street-map'
import { FollowNote } from '@/shared/follow/components/follow-note'
import { useFollowMe } from '@/shared/follow/use-follow-me'
import { useSortOrigin } from '@/shared/position/use-sort-origin'
import { keyboardMap } from '@/browser/keyboard-map'

import { MARK_SIZE } from '../map-marks'
import type { NamedPlace } from '@/queries/named-places'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import { isWalkable } from '@/domain/streets/street-areas'
import { WalkLink } from '@/shared/walk/walk-link'
import { firstMiddle } from '../model/first-view'
import { type Bounds, type MapPoint, mapPoints, toBounds } from '../model/map-point'
import { type LegendEntry, markerOutlines, toLegend } from '../model/marker-kind'
import { ChosenPlace } from './chosen-place'
import { CLOSEST_FIT, corners, FitPlaces } from './fit-places'
import { LandmarkLayer } from './landmark-layer'
import { MapGround } from './map-ground'
import { MapSize } from './map-size'
import { OwnPosition } from './own-position'
import styles from './place-map.module.css'
import { PlaceMarks } from './place-marks'

export type ShownPlaces = {
  readonly places: readonly NamedPlace[]
  /** Another choice of the reader, another view. */
  readonly choiceKey: string
  /** Whether these are all places of the guide. */
  readonly isEverything: boolean
}

export type PlaceMapProps = ShownPlaces & {
  readonly basemap: Basemap
  /** The place in the sheet. */
  readonly chosen: MapPoint | null
  readonly sheet: SheetState
  readonly onOpen: (id: number, opener: HTMLElement) => void
  readonly locateCount: number
}

const FARTHEST = 5

/** The places of the list on real streets. */
export function PlaceMap({
  places,
  choiceKey,
  isEverything,
  basemap,
  chosen,
  sheet,
  onOpen,
  locateCount,
}: PlaceMapProps) {
  const visitor = useSortOrigin()
  const follow = useFollowMe()
  const points = useMemo(() => mapPoints(places), [places])
  const missing = places.length - points.length
  const [ground, setGround] = useState<GroundState>('awaited')
  const [firstBounds] = useState(() => {
    const bounds = isEverything ? null : toBounds(points)
    return corners(bounds ?? around(firstMiddle(visitor)))
  })
  const [isLarge, setLarge] = useState(false)
  // The tap that chooses a place is answered by its sheet; the map follows when that is painted.
  const shown = useDeferredValue(chosen)
  const legend = useMemo(() => toLegend(points), [points])

  return (
    <div className={styles.whole} data-size={isLarge ? 'large' : 'small'}>
      <a className="visually-hidden" href="#locations">
        Skip the map
      </a>
      <StreetMap
        ref={withKeyboard}
        basemap={basemap}
        ground={MapGround}
        onGround={setGround}
        className={styles.map ?? ''}
        bounds={firstBounds}
        boundsOptions={{ maxZoom: CLOSEST_FIT, padding: [MARK_SIZE, MARK_SIZE] }}
        minZoom={FARTHEST}
      >
        <FitPlaces points={points} choiceKey={choiceKey} isHeld={isEverything || chosen !== null} />
        <PlaceMarks points={points} chosenId={shown?.id ?? null} onOpen={onOpen} />
        {/* Pictures of a tile server bring names of their own. */}
        {basemap.tileUrl === null && <LandmarkLayer points={points} />}
        {shown !== null && <ChosenPlace point={shown} sheet={sheet} />}
        <OwnPosition locateCount={locateCount} follow={follow} />
        <WalkToPoint />
        <MapSize isLarge={isLarge} onLarge={setLarge} />
      </StreetMap>
      <GroundNote ground={ground} className={styles.note} />
      <FollowNote isOn={follow.isOn} className={styles.note} />
      <MapLegend entries={legend} />
      {missing > 0 && <p className={styles.missing}>{missingNote(missing)}</p>}
    </div>
  )
}

const around = ({ latitude, longitude }: Position): Bounds => [
  [latitude, longitude],
  [latitude, longitude],
]

const missingNote = (count: number): string =>
  count === 1
    ? 'The position of 1 place is not known; it is in the list only.'
    : `The positions of ${count} places are not known; they are in the list only.`

const withKeyboard = keyboardMap('Map. Arrow keys move it, plus and minus change its scale.')

/** What the shapes on the map stand for. */
function MapLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend} aria-label="Marks on the map">
      {entries.map(({ kind, label }) => (
        <li key={kind} className={styles[kind]}>
          <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
            <path d={markerOutlines[kind]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

/** A point that a finger rests on, or the second button of a mouse: the way there. */
function WalkToPoint() {
  const [point, setPoint] = useState<Position | null>(null)
  useMapEvents({
    contextmenu: ({ latlng: { lat, lng } }) => {
      const pressed = { latitude: lat, longitude: lng }
      setPoint(isWalkable(pressed) ? pressed : null)
    },
    popupclose: () => setPoint(null),
  })
  if (point === null) return null
  return (
    <Popup
      key={`${point.latitude} ${point.longitude}`}
      position={[point.latitude, point.longitude]}
      closeButton={false}
      autoPan
    >
      <WalkLink to={{ kind: 'point', position: point }} name="this point of the map" />
    </Popup>
  )
}
