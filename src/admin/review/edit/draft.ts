import type { Apply, Edits } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'

import { categoryLabel, fieldLabel } from '../labels'
import { needsCategory, needsPosition } from '../decide/plan'

/** What a moderator has changed on an item and not sent yet. */
export type Draft = {
  readonly edits: Edits
  /** For a problem report: what approving it does. */
  readonly apply: ApplyDraft | null
}

type Change = Exclude<Apply, 'solved'>

/** As it is sent: an emptied value is empty text. */
export type ApplyDraft = 'solved' | { readonly field: Change['field']; readonly value: string }

export const EMPTY_DRAFT: Draft = { edits: {}, apply: null }

export const hasEdits = ({ edits }: Draft): boolean => Object.keys(edits).length > 0

/** The place as it would be published: what was sent, with the changes over it. */
export function editedPlace(item: QueueItem, { edits }: Draft) {
  if (item.place === null) return null
  const { category, ...sent } = item.place
  return {
    ...sent,
    category,
    title: item.title,
    city: item.city,
    description: item.description,
    ...edits,
  }
}

export type UnsavedChange = { readonly label: string; readonly stored: string; readonly mine: string }

/** What a draft would change in the item as it is stored now. */
export function unsavedChanges(item: QueueItem, { edits }: Draft): readonly UnsavedChange[] {
  const { steps, latitude, longitude, hasNoPosition, ...values } = edits
  const stored: Readonly<Record<string, unknown>> = {
    ...item.place,
    title: item.title,
    city: item.city,
    description: item.description,
  }
  const changes = Object.entries(values).map(([field, value]) => {
    const [before, after] = [valueText(field, stored[field]), valueText(field, value)]
    return { label: fieldLabel(field), stored: before, mine: after }
  })
  const position = { latitude, longitude, hasNoPosition }
  const isPlaced = item.place !== null && Object.values(position).some((value) => value !== undefined)
  if (isPlaced) {
    changes.push({
      label: fieldLabel('position'),
      stored: positionText(item.place),
      mine: positionText(editedPlace(item, { edits, apply: null })),
    })
  }
  if (steps !== undefined) changes.push({ label: 'Steps', stored: stepsText(item.steps), mine: stepsText(steps) })
  return changes.filter(({ stored: before, mine }) => before !== mine)
}

function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'not ticked'
  if (typeof value !== 'string' || value === '') return 'empty'
  return field === 'category' ? (categoryLabel(value) ?? value) : value
}

function positionText(place: Pick<NonNullable<QueueItem['place']>, 'latitude' | 'longitude' | 'hasNoPosition'> | null) {
  if (place === null) return 'empty'
  const { latitude, longitude, hasNoPosition } = place
  if (latitude === null && longitude === null) return hasNoPosition ? 'no position, on purpose' : 'empty'
  return `${latitude ?? '–'}, ${longitude ?? '–'}`
}

type WrittenStep = { readonly title: string; readonly description?: string | null; readonly notes?: string | null }

const stepsText = (steps: readonly WrittenStep[] | null): string =>
  (steps ?? [])
    .map(({ title, description, notes }, index) =>
      [`${index + 1}. ${title}`, description, notes].filter(Boolean).join(' – '),
    )
    .join('; ')

export type Position = { readonly latitude: number; readonly longitude: number }

/** Where the pin is now; `null` for none. */
export function getPin(item: QueueItem, { edits }: Draft): Position | null {
  const latitude = edits.latitude === undefined ? item.place?.latitude : edits.latitude
  const longitude = edits.longitude === undefined ? item.place?.longitude : edits.longitude
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/** Five decimals are one metre; more would pretend to know better. */
const DECIMALS = 5

/** A moved pin. A place with a pin is not one without a position. */
export const withPin = (edits: Edits, { latitude, longitude }: Position): Edits => ({
  ...edits,
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
  hasNoPosition: false,
})

/** "No position" said, or taken back. It removes the pin: both at once would contradict each other. */
export const withoutPosition = (edits: Edits, hasNoPosition: boolean): Edits =>
  hasNoPosition ? { ...edits, latitude: null, longitude: null, hasNoPosition } : { ...edits, hasNoPosition }

/** Why an item cannot be approved yet, in words; `null` when it can. */
export function stillMissing(item: QueueItem, draft: Draft): string | null {
  if (item.kind === 'report' && draft.apply === null)
    return 'Choose below what to do about the problem, or hand it to an editor.'
  const { edits } = draft
  if (needsCategory(item) && !edits.category) return 'Choose a category first.'
  if (needsPosition(item) && edits.hasNoPosition !== true && getPin(item, draft) === null) {
    return 'Set the pin, or say that the place has no position.'
  }
  const other = Object.entries(item.missing).find(([field]) => !isAnswered(field, item, draft))
  return other?.[1] ?? null
}

function isAnswered(field: string, item: QueueItem, { edits }: Draft): boolean {
  if (needsCategory({ ...item, missing: { [field]: '' } })) return Boolean(edits.category)
  // Answered above, by the pin or by the word.
  if (needsPosition({ ...item, missing: { [field]: '' } })) return true
  // What it is about: the choice for a report; a changed field is the server's to judge again.
  return field === 'apply' || Object.hasOwn(edits, field)
}
