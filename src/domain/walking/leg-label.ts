import { toCompassPoint } from '@/lib/geo/compass'
import { formatDistance } from '@/lib/geo/geo'
import type { StreetName } from '../streets/street-map'
import type { WalkedGround, WalkLeg } from './walk-legs'

/** A leg in words, with the name of its street on its own: part of it may be Arabic. */
export type LegLabel = {
  readonly before: string
  /** `null` where the map has none; then `before` says what the ground is. */
  readonly name: StreetName | null
  /** Begins with a comma; ends with the distance. */
  readonly after: string
}

/** "Turn left into Ibrahim Al Khalil Street, 240 m". */
export function legLabel(leg: WalkLeg): LegLabel {
  const { name, ground } = leg
  const place = name === null ? ` ${unnamed[ground]}` : ' '
  return { before: `${lead(leg)}${place}`, name, after: `${surroundings(leg)}, ${formatWalked(leg.metres)}` }
}

/** What a walker should know before: a tunnel, a bridge, fast traffic close by. */
function surroundings({ isTunnel, isBridge, isBusy }: WalkLeg): string {
  if (isTunnel) return isBusy ? ', through the road tunnel, beside the traffic' : ', through the tunnel'
  const over = isBridge ? ', over the bridge' : ''
  return isBusy ? `${over}, a main road with fast traffic` : over
}

function lead({ turn, bearing, ground }: WalkLeg): string {
  if (turn === null) return `Walk ${toCompassPoint(bearing)} ${isClimbed(ground) ? 'on' : 'along'}`
  const words = turnLabel(turn)
  if (words === null) return isClimbed(ground) ? 'Go straight on, on' : 'Continue on'
  return `${words} ${ground === 'street' ? 'into' : 'onto'}`
}

const isClimbed = (ground: WalkedGround): boolean => ground === 'steps' || ground === 'escalator'

/** `null` for straight on. */
function turnLabel(turn: number): string | null {
  const size = Math.abs(turn)
  if (size < STRAIGHT) return null
  if (size > AROUND) return 'Turn around'
  const side = turn < 0 ? 'left' : 'right'
  if (size < BEAR) return `Bear ${side}`
  return size > SHARP ? `Turn sharply ${side}` : `Turn ${side}`
}

/** Up to so many degrees a turn is called by the word before the next. */
const [STRAIGHT, BEAR, SHARP, AROUND] = [25, 50, 135, 165]

const unnamed = {
  street: 'a street without a name',
  path: 'a footpath',
  steps: 'steps',
  escalator: 'an escalator',
} as const satisfies Record<WalkedGround, string>

/** Rounded to ten metres below a kilometre: a walker cannot measure more exactly. */
export const formatWalked = (metres: number): string =>
  formatDistance(metres < ROUNDED_BELOW ? Math.max(STEP, Math.round(metres / STEP) * STEP) : metres)

const STEP = 10
const ROUNDED_BELOW = 1000
