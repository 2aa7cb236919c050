import type { Map as LeafletMap } from 'leaflet'

import { isStill } from './motion'

/**
 * For a map that has the focus: says what it is, and has its arrow keys jump for readers who want no motion. Leaflet's glide
 * whatever its options are. To be given to a map once, as a `ref` that stays the same.
 */
export const keyboardMap =
  (label: string) =>
  (map: LeafletMap | null): void => {
    if (map === null) return
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', label)
    if (!isStill()) return
    const { panBy } = map
    map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false })
  }
