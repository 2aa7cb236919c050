import { isOnEarth } from '@/browser/stored-values'
import { cutText } from '@/lib/text/cut-text'
import type { Position } from '@/lib/geo/geo'

/** A place one wants to be led back to. Without a position it can be shown, but not pointed at. */
export type Spot = {
  readonly name: string
  readonly arabicName: string | null
  readonly position: Position | null
}

/** What a card can lead back to, in the order in which it stands there. */
export const SPOTS = ['hotel', 'meeting', 'gate'] as const

export type SpotKey = (typeof SPOTS)[number]

/** What a lost pilgrim shows: kept on the device only, passed on by nobody but its holder. */
export type Card = {
  readonly holder: string
  /** Who to call, as it is written. */
  readonly phone: string
} & { readonly [Key in SpotKey]: Spot | null }

export const EMPTY_CARD: Card = { holder: '', phone: '', hotel: null, meeting: null, gate: null }

/** Longest texts, in UTF-16 units: what fits a card that is held up, and a code that a camera reads. */
export const MAX_HOLDER = 60
export const MAX_PHONE = 30
export const MAX_SPOT_NAME = 80

/** A card of anything that was read, from the device or from a link: what is damaged or too long is left out. */
export function cardFrom(value: unknown): Card {
  const found = recordOf(value)
  return {
    holder: textOf(found['holder'], MAX_HOLDER),
    phone: textOf(found['phone'], MAX_PHONE),
    hotel: spotFrom(found['hotel']),
    meeting: spotFrom(found['meeting']),
    gate: spotFrom(found['gate']),
  }
}

export const isEmptyCard = (card: Card): boolean =>
  card.holder === '' && card.phone === '' && SPOTS.every((key) => card[key] === null)

/** The card with another spot; one that says nothing is none. */
export function withSpot(card: Card, key: SpotKey, spot: Spot | null): Card {
  const isNothing = spot !== null && spot.name === '' && spot.position === null
  return { ...card, [key]: isNothing ? null : spot }
}

function spotFrom(value: unknown): Spot | null {
  const found = recordOf(value)
  const name = textOf(found['name'], MAX_SPOT_NAME)
  const position = positionFrom(found['position'])
  if (name === '' && position === null) return null
  return { name, arabicName: textOf(found['arabicName'], MAX_SPOT_NAME) || null, position }
}

function positionFrom(value: unknown): Position | null {
  const { latitude, longitude } = recordOf(value)
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  return isOnEarth({ latitude, longitude }) ? { latitude, longitude } : null
}

/** Control characters go, among them those that turn the direction of writing: a card says what it shows. */
const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? cutText(value.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' '), longest) : ''

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
