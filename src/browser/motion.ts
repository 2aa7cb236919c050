import type { MapOptions } from 'leaflet'

/** Whether the reader has asked for as little movement as possible; for what CSS moves see styles/base.css. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Options of a map that glides, fades and slides on for those only who have nothing against it. */
export function mapMotion(): MapOptions {
  const isMoving = !isStill()
  return { zoomAnimation: isMoving, fadeAnimation: isMoving, markerZoomAnimation: isMoving, inertia: isMoving }
}
