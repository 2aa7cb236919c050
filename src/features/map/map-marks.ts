import { DivIcon, type LatLngTuple, type Map as LeafletMap, Marker } from 'leaflet'

import { isStill } from '@/browser/motion'
import { placeCategoryLabel } from '@/domain/places/place-categories'

import styles from './components/place-map.module.css'
import { canBeHit } from './model/can-be-hit'
import type { MapMark, FindMarks } from './model/cluster'
import { clusterLabel } from './model/cluster-label'
import type { MapPoint } from './model/map-point'
import { markerKind, markerOutlines } from './model/marker-kind'

type Cluster = Extract<MapMark, { kind: 'cluster' }>

type Handlers = {
  readonly onPlace: (id: number, button: HTMLElement) => void
  readonly onCluster: (cluster: Cluster) => void
}

export type MapMarks = {
  /** Puts marks where the map is now. */
  readonly update: () => void
  /** Takes all away; the key of the mark that had the focus, which the map has now, or `null`. */
  readonly remove: () => string | null
  readonly focus: (key: string) => void
}

/** Pixels. The mark is drawn smaller; all of this answers to a finger. */
export const MARK_SIZE = 44

/** Marks are drawn this far beyond the edges, as a share of the view, so that a short move shows no bare border. */
const OVERSCAN = 0.15

/**
 * Puts a button on the map for each place or cluster in view, and takes it away again: made by hand, because a component
 * for each of them costs more than a frame when the map moves. The place `hiddenId` is drawn by `ChosenPlace`.
 */
export function createMapMarks(
  map: LeafletMap,
  { findMarks, hiddenId, ...handlers }: Handlers & { readonly findMarks: FindMarks; readonly hiddenId: number | null },
): MapMarks {
  const markers = new Map<string, Marker>()
  /** Not to the body: the next Tab would begin at the top of the page. */
  const focusMap = (): void => map.getContainer().focus({ preventScroll: true })

  function update(): void {
    const isUnderControl = createControlCheck(map)
    const area = map.getBounds().pad(OVERSCAN)
    const visibleMarks = findMarks(
      { west: area.getWest(), south: area.getSouth(), east: area.getEast(), north: area.getNorth() },
      map.getZoom(),
    ).filter((mark) => (mark.kind === 'cluster' || mark.point.id !== hiddenId) && !isUnderControl(mark))
    const keys = new Set(visibleMarks.map(({ key }) => key))
    let isFocusLost = false
    for (const [key, marker] of markers) {
      if (keys.has(key)) continue
      isFocusLost = removeMark(marker) || isFocusLost
      markers.delete(key)
    }
    for (const mark of visibleMarks) {
      if (markers.has(mark.key)) continue
      markers.set(mark.key, createMarker(mark, handlers).addTo(map))
    }
    if (isFocusLost) focusMap()
  }

  /** What the keyboard comes to is brought into view. Not for taps: a mark must not move away under a finger. */
  function showFocused({ target }: Event): void {
    const marker = [...markers.values()].find((one) => one.getElement() === target)
    if (marker === undefined || !(target instanceof Element) || !target.matches(':focus-visible')) return
    map.panInside(marker.getLatLng(), { padding: [MARK_SIZE, MARK_SIZE], animate: !isStill() })
  }
  const pane = map.getPane('markerPane')
  pane?.addEventListener('focusin', showFocused)

  return {
    update,
    remove() {
      pane?.removeEventListener('focusin', showFocused)
      let focusedKey: string | null = null
      for (const [key, marker] of markers) if (removeMark(marker)) focusedKey = key
      if (focusedKey !== null) focusMap()
      return focusedKey
    },
    focus: (key) => markers.get(key)?.getElement()?.focus({ preventScroll: true }),
  }
}

/** Whether the focus goes with it. */
function removeMark(marker: Marker): boolean {
  const hasFocus = marker.getElement() === document.activeElement
  marker.remove()
  return hasFocus
}

/** A mark under a control can be neither read nor tapped, so it is left out until the map moves. The list has the place. */
function createControlCheck(map: LeafletMap): (mark: MapMark) => boolean {
  const container = map.getContainer()
  const frame = container.getBoundingClientRect()
  const controls = [...container.querySelectorAll('.leaflet-control a, :scope > button')].map((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    return {
      left: left - frame.left - container.clientLeft,
      top: top - frame.top - container.clientTop,
      right: right - frame.left - container.clientLeft,
      bottom: bottom - frame.top - container.clientTop,
    }
  })
  return (mark) => {
    const { x, y } = map.latLngToContainerPoint(toLatLng(mark))
    const half = MARK_SIZE / 2
    return !canBeHit({ left: x - half, top: y - half, right: x + half, bottom: y + half }, controls)
  }
}

const toLatLng = (mark: MapMark): LatLngTuple =>
  mark.kind === 'place' ? [mark.point.latitude, mark.point.longitude] : [mark.latitude, mark.longitude]

function createMarker(mark: MapMark, { onPlace, onCluster }: Handlers): Marker {
  const icon = new ElementIcon(() => (mark.kind === 'place' ? placeButton(mark.point) : clusterButton(mark)))
  // The buttons are real ones: the keyboard reaches them without Leaflet.
  return new Marker(toLatLng(mark), { icon, keyboard: false }).on('click', ({ target }: { target: Marker }) => {
    const button = target.getElement()
    if (mark.kind === 'cluster') onCluster(mark)
    else if (button !== undefined) onPlace(mark.point.id, button)
  })
}

function placeButton({ name, category }: MapPoint): HTMLElement {
  const kind = markerKind(category)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `${styles.marker} ${styles[kind]}`
  button.title = name
  button.setAttribute('aria-label', `${name}, ${placeCategoryLabel(category)}`)
  button.append(outline(kind))
  return button
}

/** From here on the figures are smaller. */
const MANY = 1_000

function clusterButton({ count, counts }: Cluster): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = count < MANY ? `${styles.cluster}` : `${styles.cluster} ${styles.many}`
  button.setAttribute('aria-label', clusterLabel(counts))
  button.textContent = String(count)
  return button
}

/** The shape of a mark. */
export function outline(kind: keyof typeof markerOutlines): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', markerOutlines[kind])
  svg.append(path)
  return svg
}

const SVG = 'http://www.w3.org/2000/svg'

/** Leaflet's own icon is a `div` around the mark: one element more for each, and no button. */
export class ElementIcon extends DivIcon {
  constructor(private readonly make: () => HTMLElement) {
    super()
  }

  override createIcon(): HTMLElement {
    const element = this.make()
    element.classList.add('leaflet-marker-icon')
    element.style.margin = `${-MARK_SIZE / 2}px 0 0 ${-MARK_SIZE / 2}px`
    return element
  }
}
