import { toCompassPoint } from '@/lib/geo/compass'
import { formatDistance } from '@/lib/geo/geo'
import type { StreetName } from '../streets/street-map'
import type { WalkLeg } from './walk-legs'
import { isClimb, STRAIGHT_TURN, type WalkedGround } from './walked-ground'

/** A leg in words, in the order in which they are read; names stand on their own, as part of them may be Arabic. */
export type LegLabel = readonly (string | StreetName)[]

/**
 * "Turn left into Ibrahim Al Khalil Street, 240 m". "Continue on a footpath beside Ajyad Street, past Gate 79, 80 m".
 *
 * @param gate that the leg passes, in words
 */
export function legLabel(leg: WalkLeg, gate: string | null = null): LegLabel {
  const { name, ground, reference, crosses, shift } = leg
  const shown = name ?? reference?.name ?? null
  const direction = leg.turn === null ? '' : ` to the ${toCompassPoint(leg.bearing)}`
  const ofUnnamed = `${unnamed[ground]}${reference === null ? direction : ` ${reference.kind} `}`
  return [
    `${lead(leg)} ${name === null ? ofUnnamed : ''}`,
    ...(shown === null ? [] : [shown]),
    ...(crosses === null ? [] : [', across ', crosses]),
    `${shift === null ? '' : `, a few metres to the ${shift}`}${surroundings(leg)}${gate === null ? '' : `, past ${gate}`}, ${formatWalked(leg.metres)}`,
  ]
}

/** What a walker should know before: a tunnel, a bridge, fast traffic close by, something to climb. */
function surroundings({ isTunnel, isBridge, isBusy, climbs }: WalkLeg): string {
  const by = climbs.map((climb) => `, ${climb === 'steps' ? 'with some steps' : 'by an escalator'}`).join('')
  if (isTunnel) return (isBusy ? ', through the road tunnel, beside the traffic' : ', through the tunnel') + by
  const over = isBridge ? ', over the bridge' : ''
  return (isBusy ? `${over}, a main road with fast traffic` : over) + by
}

function lead({ turn, bearing, ground }: WalkLeg): string {
  if (turn === null) return `Walk ${toCompassPoint(bearing)} ${isClimb(ground) ? 'on' : 'along'}`
  const words = turnLabel(turn)
  if (words === null) return isClimb(ground) ? 'Go straight on, on' : 'Continue on'
  return `${words} ${ground === 'street' ? 'into' : 'onto'}`
}

/** `null` for straight on. */
function turnLabel(turn: number): string | null {
  const size = Math.abs(turn)
  if (size < STRAIGHT_TURN) return null
  if (size > AROUND) return 'Turn around'
  const side = turn < 0 ? 'left' : 'right'
  if (size < BEAR) return `Bear ${side}`
  return size > SHARP ? `Turn sharply ${side}` : `Turn ${side}`
}

/** Up to so many degrees a turn is called by the word before the next. */
const [BEAR, SHARP, AROUND] = [50, 135, 165]

const unnamed = {
  street: 'a street without a name',
  path: 'a footpath',
  steps: 'steps',
  escalator: 'an escalator',
  'moving-walkway': 'a moving walkway',
} as const satisfies Record<WalkedGround, string>

/** Rounded to ten metres below a kilometre: a walker cannot measure more exactly. */
export const formatWalked = (metres: number): string =>
  formatDistance(metres < ROUNDED_BELOW ? Math.max(STEP, Math.round(metres / STEP) * STEP) : metres)

const STEP = 10
const ROUNDED_BELOW = 1000
