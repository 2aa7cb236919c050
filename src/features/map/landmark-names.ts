import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'

import type { StreetLayer } from '@/browser/streets/street-layer'
import type { Rectangle } from '@/domain/streets/place-labels'

import styles from './components/place-map.module.css'
import { type Landmark, nameSpots, placeNames } from './model/landmarks'

export type LandmarkNames = {
  /** Puts the names where the map is now. */
  readonly update: () => void
  readonly remove: () => void
}

const PANE = 'landmarks'

/** Over the marks, which are at 600. */
const PANE_LEVEL = '620'

/** More in one view could not be told apart. The most important ones are taken. */
const MOST_NAMES = 60

/** A mark is drawn smaller than it answers to a finger. Pixels on each side. */
const MARK_EDGE = 8

/** Writes the names of landmarks over the marks, as far as there is room. For the eye alone: the marks have the names, too. */
export function createLandmarkNames(map: LeafletMap, landmarks: readonly Landmark[]): LandmarkNames {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.style.zIndex = PANE_LEVEL
  pane.ariaHidden = 'true'
  const markers = new Map<number, Marker>()

  function update(): void {
    const area = map.getBounds()
    const zoom = map.getZoom()
    const shown = landmarks
      .filter(({ leastZoom, latitude, longitude }) => zoom >= leastZoom && area.contains([latitude, longitude]))
      .slice(0, MOST_NAMES)
    const ids = new Set(shown.map(({ id }) => id))
    for (const [id, marker] of markers) {
      if (ids.has(id)) continue
      marker.remove()
      markers.delete(id)
    }
    const labels = shown.flatMap((landmark) => {
      const marker = markers.get(landmark.id) ?? createName(landmark).addTo(map)
      markers.set(landmark.id, marker)
      const element = marker.getElement()
      return element === undefined ? [] : [{ landmark, element }]
    })
    const frame = map.getContainer().getBoundingClientRect()
    const corner = pane.getBoundingClientRect()
    const isWhole = ({ left, top, right, bottom }: Rectangle) =>
      left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    const streets = findStreets(map)
    streets?.setNames(landmarks)
    const shifts = placeNames(
      // All measured before any is moved, so that the page is laid out once.
      labels.map(({ landmark, element: { offsetWidth, offsetHeight } }) => {
        const { x, y } = map.latLngToLayerPoint([landmark.latitude, landmark.longitude])
        const spots = nameSpots({ x: corner.x + x, y: corner.y + y }, offsetWidth, offsetHeight)
        return { spots: spots.filter(isWhole), isAboveMarks: isSeenFromAfar(landmark) }
      }),
      [
        ...listBoxes(map.getPane('markerPane')?.children, MARK_EDGE),
        ...listBoxes(map.getContainer().querySelectorAll('.leaflet-control, :scope > button'), 0),
      ],
      streets?.createWrittenCheck() ?? (() => false),
    )
    for (const [index, { element }] of labels.entries()) {
      const shift = shifts[index] ?? null
      element.style.visibility = shift === null ? 'hidden' : ''
      if (shift !== null) element.style.translate = shift
    }
  }

  return {
    update,
    remove: () => markers.forEach((marker) => marker.remove()),
  }
}

/** The two mosques: named whatever is under their names. */
const isSeenFromAfar = ({ leastZoom }: Landmark): boolean => leastZoom === 0

function findStreets(map: LeafletMap): StreetLayer | undefined {
  let streets: StreetLayer | undefined
  map.eachLayer((layer) => {
    if ('createWrittenCheck' in layer) streets = layer as StreetLayer
  })
  return streets
}

const listBoxes = (elements: Iterable<Element> = [], edge: number): readonly Rectangle[] =>
  Array.from(elements, (element) => toRectangle(element.getBoundingClientRect(), edge))

/** @param edge what is left out on each side. Pixels. */
const toRectangle = ({ left, top, right, bottom }: DOMRect, edge = 0): Rectangle => ({
  left: left + edge,
  top: top + edge,
  right: right - edge,
  bottom: bottom - edge,
})

const createName = (landmark: Landmark): Marker =>
  new Marker([landmark.latitude, landmark.longitude], {
    icon: new NameIcon(landmark),
    pane: PANE,
    keyboard: false,
    interactive: false,
  })

class NameIcon extends DivIcon {
  constructor(private readonly landmark: Landmark) {
    super()
  }

  override createIcon(): HTMLElement {
    const element = document.createElement('div')
    const { name, arabicName } = this.landmark
    element.className = `leaflet-marker-icon ${styles.landmark ?? ''}`
    element.classList.toggle(styles.plate ?? '', isSeenFromAfar(this.landmark))
    element.textContent = name
    if (arabicName !== null) {
      const arabic = document.createElement('span')
      Object.assign(arabic, { lang: 'ar', dir: 'rtl', textContent: arabicName })
      element.append(arabic)
    }
    return element
  }
}
