import type { StreetName, StreetWay, WalkingDirection, WayClass } from '../../src/domain/streets/street-map'

/** Where the sample streets begin, in units of 1e-5 degrees. */
const [SOUTH, WEST] = [2_142_000, 3_982_000]

type Sample = {
  readonly name?: StreetName
  readonly class?: WayClass
  readonly isClosedToWalkers?: boolean
  readonly isTunnel?: boolean
  readonly isBridge?: boolean
  readonly isOffGround?: boolean
  readonly isBusy?: boolean
  readonly isEscalator?: boolean
  readonly walking?: WalkingDirection
  readonly isSquare?: boolean
  readonly apart?: StreetWay['apart']
  readonly wheelchair?: boolean
}

/**
 * For tests: a way through corners, `0,0 0,200`. Each is steps to the north and to the east of one point, about a metre
 * each.
 */
export const sampleWay = (
  corners: string,
  { name, class: wayClass = 'minor', wheelchair, ...traits }: Sample = {},
): StreetWay => ({
  class: wayClass,
  name: name ?? null,
  points: Int32Array.from(
    corners.split(' ').flatMap((corner) => {
      const [north = 0, east = 0] = corner.split(',').map(Number)
      return [SOUTH + north, WEST + east]
    }),
  ),
  isClosedToWalkers: false,
  isTunnel: false,
  isBridge: false,
  isOffGround: false,
  isBusy: false,
  isEscalator: false,
  walking: 'both',
  isSquare: false,
  apart: [],
  wheelchair: wheelchair ?? null,
  ...traits,
})

/** For tests: a position by the same steps. */
export const samplePosition = (north: number, east: number) => ({
  latitude: (SOUTH + north) / 100_000,
  longitude: (WEST + east) / 100_000,
})
