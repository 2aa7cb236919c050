/** What a browser reports of how the phone is held, in degrees. `webkitCompassHeading` is Safari's own. */
export type PhoneAngles = {
  readonly alpha: number | null
  readonly beta: number | null
  readonly absolute: boolean
  readonly webkitCompassHeading?: unknown
}

/** The heading is rounded to this, because compasses of phones jitter. Degrees. */
const HEADING_STEP = 5

/**
 * Where the upper edge of the screen points, degrees clockwise from north, in steps of `HEADING_STEP`; `null` where the
 * phone does not know north. `screenAngle`: how far the picture is turned against the phone, as `screen.orientation` says.
 *
 * Of the axes of the W3C's "Device Orientation and Motion": the upper edge of a phone that lies flat points `alpha` degrees
 * counter-clockwise of north, and backwards once it is tipped over its top. Magnetic north: in Makkah and Madinah it is
 * some four degrees off, less than a step.
 */
export function phoneHeading(angles: PhoneAngles, screenAngle: number): number | null {
  const upper = upperEdge(angles)
  return upper === null ? null : inSteps(upper + screenAngle)
}

function upperEdge({ alpha, beta, absolute, webkitCompassHeading }: PhoneAngles): number | null {
  if (isAngle(webkitCompassHeading)) return webkitCompassHeading
  if (!absolute || !isAngle(alpha)) return null
  const isTippedOver = isAngle(beta) && Math.abs(beta) > 90
  return -alpha + (isTippedOver ? 180 : 0)
}

const isAngle = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function inSteps(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return (Math.round(turn / HEADING_STEP) * HEADING_STEP) % 360
}
