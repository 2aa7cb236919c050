import { phoneHeading, type PhoneAngles } from './phone-heading'

/** Android has an event of its own for angles from north; Safari uses the common one. */
const EVENTS = ['deviceorientationabsolute', 'deviceorientation'] as const

/**
 * Calls back with where the upper edge of the screen points, degrees clockwise from north, whenever that changes. Returns
 * the way to stop. Never calls back on a device without a compass.
 */
export function watchCompass(onHeading: (degrees: number) => void): () => void {
  let last: number | null = null
  const readHeading = (event: Event) => {
    const heading = phoneHeading(event as Event & PhoneAngles, screenAngle())
    if (heading === null || heading === last) return
    last = heading
    onHeading(heading)
  }
  for (const name of EVENTS) window.addEventListener(name, readHeading)
  return function stopWatching() {
    for (const name of EVENTS) window.removeEventListener(name, readHeading)
  }
}

// Older Safaris have no `screen.orientation`; there the screen is taken as not rotated.
const screenAngle = (): number => ('orientation' in window.screen ? window.screen.orientation.angle : 0)

/** Only Safari needs permission, which it requests only after a tap. Once granted, the compass starts by itself. */
export function askForCompass(): void {
  const sensors: unknown = 'DeviceOrientationEvent' in window ? window.DeviceOrientationEvent : undefined
  if (!canAsk(sensors)) return
  // Refused, or asked without a tap: the heading is that of the walk, as on a device without a compass.
  sensors.requestPermission().catch(() => undefined)
}

type Asking = { readonly requestPermission: () => Promise<unknown> }

const canAsk = (sensors: unknown): sensors is Asking =>
  typeof sensors === 'function' && 'requestPermission' in sensors && typeof sensors.requestPermission === 'function'
