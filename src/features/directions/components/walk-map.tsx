'use client'

import { divIcon, type LatLngTuple, type LeafletMouseEvent } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Marker, Polyline, useMap, useMapEvents } from 'react-leaflet'

import { keyboardMap } from '@/browser/keyboard-map'
import type { Position } from '@/lib/geo/geo'
import { mosques } from '@/domain/gates/mosques'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import type { PlannedWalk } from '@/domain/walking/plan-walk'
import { Visitor } from '@/shared/follow/components/visitor'
import type { FollowMe } from '@/shared/follow/use-follow-me'
import { GroundNote, StreetMap } from '@/ui/streets/street-map'
import ui from '@/ui/ui.module.css'

import type { End } from './walk-ends-panel'
import styles from './walk-map.module.css'

type Props = {
  readonly basemap: Basemap
  readonly walk: PlannedWalk | null
  readonly from: Position | null
  readonly to: Position | null
  /** Changes with the start or destination, and resets the view then; it stays while the visitor walks. */
  readonly viewKey: string
  readonly follow: FollowMe
  /** Whose place the next tap on the map is. */
  readonly picking: End | null
  readonly onPick: (position: Position) => void
}

const FARTHEST = 8

/** At this zoom single houses can be distinguished. */
const STREET_ZOOM = 16

/** Somebody on foot looks a few corners ahead. */
const WALKING_ZOOM = 18

/** Pixels between the way and the edge of the map. */
const MARGIN = 36

/** The map of a walk: the way as a line, what is not mapped as dashes, and the visitor. */
export function WalkMap({ basemap, walk, from, to, viewKey, follow, picking, onPick }: Props) {
  const [ground, setGround] = useState<GroundState>('awaited')
  const [first] = useState(() => to ?? from ?? mosques.haram)
  return (
    <>
      <StreetMap
        ref={withKeyboard}
        basemap={basemap}
        onGround={setGround}
        className={styles.map ?? ''}
        center={tuple(first)}
        zoom={STREET_ZOOM}
        minZoom={FARTHEST}
      >
        {walk !== null && <WalkLine walk={walk} from={from} to={to} />}
        {from !== null && <End kind="start" position={from} />}
        {to !== null && <End kind="goal" position={to} />}
        <Visitor follow={follow} />
        <View walk={walk} from={from} to={to} viewKey={viewKey} isHeld={follow.isOn} />
        {picking !== null && <Picker end={picking} onPick={onPick} />}
      </StreetMap>
      <GroundNote ground={ground} className="soft small" />
    </>
  )
}

const withKeyboard = keyboardMap('Map. Arrow keys move it, plus and minus change its scale.')

const tuple = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude]

type LineProps = { readonly walk: PlannedWalk; readonly from: Position | null; readonly to: Position | null }

/** Bright within a casing, so that it differs from every street; dashes where no path is mapped. */
function WalkLine({ walk: { points }, from, to }: LineProps) {
  const line = useMemo(() => points.map(tuple), [points])
  const [start, end] = [line[0], line.at(-1)]
  return (
    <>
      {from !== null && start !== undefined && (
        <Polyline positions={[tuple(from), start]} interactive={false} className={styles.dashes ?? ''} />
      )}
      {to !== null && end !== undefined && (
        <Polyline positions={[end, tuple(to)]} interactive={false} className={styles.dashes ?? ''} />
      )}
      <Polyline positions={line} interactive={false} className={styles.casing ?? ''} />
      <Polyline positions={line} interactive={false} className={styles.line ?? ''} />
    </>
  )
}

/** Pixels. */
const END_SIZE = 36

const endIcons = {
  start: divIcon({
    className: styles.start ?? '',
    html: '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><circle cx="12" cy="12" r="9"/></svg>',
    iconSize: [20, 20],
    iconAnchor: [10, 10],
  }),
  goal: divIcon({
    className: styles.goal ?? '',
    html: '<svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true"><path d="M12 23C7 16.5 4 13 4 9a8 8 0 0 1 16 0c0 4-3 7.5-8 14z"/><circle cx="12" cy="9" r="3"/></svg>',
    iconSize: [END_SIZE, END_SIZE],
    iconAnchor: [END_SIZE / 2, END_SIZE],
  }),
}

function End({ kind, position }: { readonly kind: keyof typeof endIcons; readonly position: Position }) {
  return <Marker position={tuple(position)} icon={endIcons[kind]} interactive={false} keyboard={false} />
}

type ViewProps = LineEnds & { readonly walk: PlannedWalk | null; readonly viewKey: string; readonly isHeld: boolean }
type LineEnds = Pick<LineProps, 'from' | 'to'>

/** All of the way in view when there is another one. */
function View({ walk, from, to, viewKey, isHeld }: ViewProps) {
  const map = useMap()
  const shown = useRef<string>(null)
  const key = `${viewKey} ${walk !== null}`
  useEffect(
    function showWhole() {
      if (isHeld || shown.current === key) return
      const points = [...(from === null ? [] : [from]), ...(walk?.points ?? []), ...(to === null ? [] : [to])]
      if (points.length === 0) return
      shown.current = key
      map.fitBounds(points.map(tuple), { padding: [MARGIN, MARGIN], maxZoom: WALKING_ZOOM, animate: false })
    },
    [map, key, isHeld, walk, from, to],
  )
  return null
}

/** The next tap is a start or a destination; without a finger the middle of the map is. */
function Picker({ end, onPick }: { readonly end: End; readonly onPick: Props['onPick'] }) {
  const map = useMap()
  const pick = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
    onPick({ latitude: lat, longitude: lng })
  useMapEvents({ click: ({ latlng }: LeafletMouseEvent) => pick(latlng) })
  const what = end === 'from' ? 'Start' : 'Go'
  return (
    <>
      <span className={styles.cross} aria-hidden />
      <button
        type="button"
        className={`${ui.button ?? ''} ${ui.primary ?? ''} ${styles.middle ?? ''}`}
        onClick={(event) => {
          event.stopPropagation()
          pick(map.getCenter())
        }}
      >
        {end === 'from' ? `${what} from the middle` : `${what} to the middle`}
      </button>
    </>
  )
}
