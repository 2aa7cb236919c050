import { asPosition, asRecord } from '@/browser/saved-parts'
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

/** What a lost pilgrim shows. Stored on the device only; only its holder passes it on. */
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

/** The card in what was read from the device or from a link. Damaged fields stay empty, long texts are cut. */
export function parseCard(value: unknown): Card {
  const fields = asRecord(value)
  return {
    holder: readText(fields?.['holder'], MAX_HOLDER),
    phone: readText(fields?.['phone'], MAX_PHONE),
    hotel: parseSpot(fields?.['hotel']),
    meeting: parseSpot(fields?.['meeting']),
    gate: parseSpot(fields?.['gate']),
  }
}

export const isEmptyCard = (card: Card): boolean =>
  card.holder === '' && card.phone === '' && SPOTS.every((key) => card[key] === null)

/** The card with another spot; an empty one becomes `null`. */
export function withSpot(card: Card, key: SpotKey, spot: Spot | null): Card {
  const isNothing = spot !== null && spot.name === '' && spot.position === null
  return { ...card, [key]: isNothing ? null : spot }
}

function parseSpot(value: unknown): Spot | null {
  const fields = asRecord(value)
  const name = readText(fields?.['name'], MAX_SPOT_NAME)
  const position = asPosition(fields?.['position'])
  if (name === '' && position === null) return null
  return { name, arabicName: readText(fields?.['arabicName'], MAX_SPOT_NAME) || null, position }
}

/** Removes control characters, among them those that change the direction of writing and could disguise a text. */
export const readText = (value: unknown, longest: number): string =>
  typeof value === 'string' ? cutText(value.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' '), longest) : ''
