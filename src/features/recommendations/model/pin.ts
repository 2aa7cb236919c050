import type { Position } from '@/lib/geo/geo'

/** Decimals of a degree: about a metre, finer than any finger. */
const PIN_DECIMALS = 5

/** About eleven metres to the north. */
const STEP_DEGREES = 0.0001

const LARGE_STEP = 10

const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The pin after an arrow key, about 11 m further or ten times that with Shift; `null` for any other key. */
export function movedPin(pin: Position, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }) {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined
  if (direction === undefined) return null
  const step = STEP_DEGREES * (shiftKey ? LARGE_STEP : 1)
  const [north, east] = direction
  return roundedPin({ latitude: pin.latitude + north * step, longitude: pin.longitude + east * step })
}

export const roundedPin = ({ latitude, longitude }: Position): Position => ({
  latitude: Number(latitude.toFixed(PIN_DECIMALS)),
  longitude: Number(longitude.toFixed(PIN_DECIMALS)),
})

export const pinText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(PIN_DECIMALS)}, ${longitude.toFixed(PIN_DECIMALS)}`
