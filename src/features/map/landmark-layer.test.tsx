import { Layer, Map as LeafletMap } from 'leaflet'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Rectangle } from '@/domain/streets/place-labels'

import { createLandmarkNames } from './landmark-names'
import type { Landmark } from './model/landmarks'

const SIZE = 400

/** Streets that have something written in what `isWritten` says. */
class FakeStreets extends Layer {
  isWritten: (rectangle: Rectangle) => boolean = () => false
  readonly setNames = vi.fn()
  readonly createWrittenCheck = () => this.isWritten
  override onAdd = () => this
  override onRemove = () => this
}

const jamarat: Landmark = {
  id: 7,
  name: 'Jamarat',
  arabicName: 'الجمرات',
  category: 'holy site',
  latitude: 21.4225,
  longitude: 39.8262,
  leastZoom: 11,
}

let map: LeafletMap
let streets: FakeStreets

beforeEach(() => {
  const container = document.createElement('div')
  Object.defineProperties(container, { clientWidth: { value: SIZE }, clientHeight: { value: SIZE } })
  container.getBoundingClientRect = () => new DOMRect(0, 0, SIZE, SIZE)
  document.body.append(container)
  map = new LeafletMap(container, { zoomAnimation: false, fadeAnimation: false, center: [21.4225, 39.8262], zoom: 17 })
  streets = new FakeStreets().addTo(map)
})

afterEach(() => map.getContainer().remove())

const nameOf = (text: string) => {
  const element = [...document.querySelectorAll<HTMLElement>('.leaflet-marker-icon')].find((one) =>
    one.textContent.startsWith(text),
  )
  if (element === undefined) throw new Error(`${text} is not on the map`)
  return element
}

describe('the names of landmarks', () => {
  it('should have room of the streets, in both scripts', () => {
    createLandmarkNames(map, [jamarat]).update()

    expect(streets.setNames).toHaveBeenLastCalledWith([jamarat])
    expect(nameOf('Jamarat')).toBeVisible()
    expect(nameOf('Jamarat').querySelector('[lang=ar]')).toHaveTextContent('الجمرات')
    expect(nameOf('Jamarat').style.translate).toBe('0px 15px')
  })

  it('should go where nothing is written, and away where there is no such spot', () => {
    const names = createLandmarkNames(map, [jamarat])
    // Everything below the middle of the map.
    streets.isWritten = ({ top }) => top >= SIZE / 2
    names.update()
    expect(nameOf('Jamarat').style.translate).toBe('0px -15px')

    streets.isWritten = () => true
    names.update()
    expect(nameOf('Jamarat')).not.toBeVisible()

    streets.isWritten = () => false
    names.update()
    expect(nameOf('Jamarat')).toBeVisible()
  })

  it('should be there where no streets have come', () => {
    streets.remove()
    createLandmarkNames(map, [jamarat]).update()

    expect(nameOf('Jamarat')).toBeVisible()
  })
})
