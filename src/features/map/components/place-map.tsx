'use client'

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useMapEvents } from 'react-leaflet'

import type { Position } from '@/lib/geo/geo'
import type { SheetState } from '@/ui/overlays/sheet-state'
import { GroundNote, StreetMap } from '@/ui/streets/street-map'
import { useFollowMe } from '@/shared/follow/use-follow-me'
import { OwnViewLater } from '@/shared/position/components/own-view-later'
import { startCity, startView, viewCorners } from '@/shared/position/model/own-view'
import { usePosition } from '@/shared/position/use-position'
import { useLoaded } from '@/ui/use-loaded'
import { keyboardMap } from '@/browser/keyboard-map'
import { whenAtRest } from '@/browser/when-at-rest'

import { MARK_SIZE } from '../map-marks'
import type { NamedPlace } from '@/queries/named-places'
import { mosques } from '@/domain/gates/mosques'
import type { MapFilter } from '@/domain/addresses/views'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import { type MapPoint, mapPoints, toBounds } from '../model/map-point'
import { type LegendEntry, markerOutlines, toLegend } from '../model/marker-kind'
import { CLOSEST_FIT, corners, FitPlaces } from './fit-places'
import { type ShownArea, ShownMapArea } from './shown-map-area'
import { MapGround } from './map-ground'
import { MapSize } from './map-size'
import { OwnPosition } from './own-position'
import styles from './place-map.module.css'
import { PlaceMarks } from './place-marks'

export type ShownPlaces = {
  readonly filter: MapFilter
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
  readonly onArea: (shown: ShownArea) => void
}

const FARTHEST = 5

/** The places of the list on real streets. */
export function PlaceMap({
  places,
  filter,
  choiceKey,
  isEverything,
  basemap,
  chosen,
  sheet,
  onOpen,
  locateCount,
  onArea,
}: PlaceMapProps) {
  const { position } = usePosition()
  const follow = useFollowMe()
  const points = useMemo(() => mapPoints(places), [places])
  const missing = places.length - points.length
  const [ground, setGround] = useState<GroundState>('awaited')
  const [opened] = useState(() => startView(position, storage, Date.now()))
  const [city] = useState(() => startCity(position, storage))
  // Whoever is where there are no streets keeps the list: the map shows nothing of theirs before they move it.
  const [isDefault] = useState(opened === null && (city === null || position.coordinates !== null))
  const [firstBounds] = useState(() => {
    const bounds = isEverything ? null : toBounds(points)
    if (bounds !== null) return corners(bounds)
    // All three cities at once are three numbers on an empty ground.
    return viewCorners(opened ?? { middle: city ?? mosques.haram, radiusMetres: 0 })
  })
  const [isLarge, setLarge] = useState(false)
  // The tap that chooses a place is answered by its sheet; the map follows when that is painted.
  const shown = useDeferredValue(chosen)
  const legend = useMemo(() => toLegend(points), [points])
  const [pressed, setPressed] = useState<Position | null>(null)
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true)), [])
  // At rest at the latest: without a network it is there then.
  const isAsked = shown !== null || pressed !== null || position.coordinates !== null
  const later = useLoaded(isAtRest || isAsked, loadLater)

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
        <PlaceMarks points={points} chosenId={later === null ? null : (shown?.id ?? null)} onOpen={onOpen} />
        <OwnViewLater opened={opened} maxZoom={CLOSEST_FIT} isHeld={!isEverything || chosen !== null} />
        <ShownMapArea filter={filter} isDefault={isDefault} isHeld={chosen !== null} onArea={onArea} />
        <PressWatch onPress={setPressed} />
        <OwnPosition locateCount={locateCount} follow={follow} />
        {later !== null && (
          <>
            {/* Pictures of a tile server bring names of their own. */}
            {basemap.tileUrl === null && <later.LandmarkLayer points={points} />}
            {shown !== null && <later.ChosenPlace point={shown} sheet={sheet} />}
            <later.NoticeLayer />
            <later.Visitor follow={follow} />
            {pressed !== null && (
              <later.WalkToPoint
                key={`${pressed.latitude} ${pressed.longitude}`}
                point={pressed}
                onClose={() => setPressed(null)}
              />
            )}
          </>
        )}
        <MapSize isLarge={isLarge} onLarge={setLarge} />
      </StreetMap>
      <GroundNote ground={ground} className={styles.note} />
      {later !== null && <later.FollowNote isOn={follow.isOn} className={styles.note} />}
      <MapLegend entries={legend} />
      {missing > 0 && <p className={styles.missing}>{missingNote(missing)}</p>}
    </div>
  )
}

const loadLater = () => import('./later-layers')

const storage = () => window.localStorage

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

/** A point that a finger rests on, or the second button of a mouse. */
function PressWatch({ onPress }: { readonly onPress: (point: Position) => void }) {
  useMapEvents({ contextmenu: ({ latlng: { lat, lng } }) => onPress({ latitude: lat, longitude: lng }) })
  return null
}
