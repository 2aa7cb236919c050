import { Map as LeafletMap } from 'leaflet'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createMapMarks } from './map-marks'
import { createClusters } from './model/cluster'
import type { MapPoint } from './model/map-point'

const point = (id: number, latitude: number, category: MapPoint['category'] = 'cafe'): MapPoint => ({
  id,
  name: `Place ${id}`,
  category,
  latitude,
  longitude: 39.8262,
})

const SIZE = 400

let map: LeafletMap

beforeEach(() => {
  const container = document.createElement('div')
  container.tabIndex = 0
  Object.defineProperties(container, { clientWidth: { value: SIZE }, clientHeight: { value: SIZE } })
  document.body.append(container)
  map = new LeafletMap(container, { zoomAnimation: false, fadeAnimation: false, center: [21.4225, 39.8262], zoom: 18 })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

afterEach(() => {
  map.getContainer().remove()
  vi.unstubAllGlobals()
})

const marksOf = (points: readonly MapPoint[], hiddenId: number | null = null) =>
  createMapMarks(map, { findMarks: createClusters(points), hiddenId, onPlace: vi.fn(), onCluster: vi.fn() })

const button = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)

describe('createMapMarks', () => {
  it('should name a mark by its place, and one of several by what is in it', () => {
    marksOf([point(1, 21.4225), point(2, 21.4226, 'hotel')]).update()
    expect(button('Place 1, Cafe')).not.toBeNull()

    map.setZoom(12, { animate: false })
    marksOf([point(1, 21.4225), point(2, 21.4226, 'hotel')]).update()
    expect(button('2 places: 1 cafe, 1 hotel, zoom in')).not.toBeNull()
  })

  it('should leave the focus to the map when its mark goes', () => {
    const marks = marksOf([point(1, 21.4225)])
    marks.update()
    button('Place 1, Cafe')?.focus()

    map.setView([24.4672, 39.6112], 18, { animate: false })
    marks.update()

    expect(button('Place 1, Cafe')).toBeNull()
    expect(document.activeElement).toBe(map.getContainer())
  })

  it('should give the focus back to the same mark when marks are made anew', () => {
    const marks = marksOf([point(1, 21.4225), point(2, 21.423)])
    marks.update()
    button('Place 2, Cafe')?.focus()

    const key = marks.remove()
    expect(document.activeElement).toBe(map.getContainer())
    const again = marksOf([point(2, 21.423)])
    again.update()
    again.focus(key ?? '')

    expect(document.activeElement).toBe(button('Place 2, Cafe'))
  })

  it('should take no focus that was somewhere else', () => {
    const marks = marksOf([point(1, 21.4225)])
    marks.update()

    expect(marks.remove()).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })
})
