import type { PayloadRequest, Where } from 'payload'

import { type MosqueKey, MOSQUE_IDS, mosqueById } from '@/domain/gates/mosques'
import { MAX_NOTICE_DAYS, MAX_NOTICE_MS } from '@/domain/notices/announced-notices'

/** How many gates or places one notice can be about. */
export const MAX_THINGS = 20

type EndOptions = {
  readonly event?: 'onChange' | 'submit'
  readonly operation?: string
  readonly previousValue?: unknown
  readonly siblingData: { readonly startsAt?: unknown }
}

/** Milliseconds since 1970; `NaN` for what is no time. */
const toTime = (value: unknown): number => new Date(value as string | Date).getTime()

/** An end is not asked to be in the future once it is stored: an old notice can still be corrected or taken out of the trash. */
export function validateEnd(
  value: unknown,
  { event, operation, previousValue, siblingData }: EndOptions,
): string | true {
  if (!value) return 'Say when it ends: it goes by itself then. If nobody knows, take tomorrow, and look again.'
  const end = toTime(value)
  if (Number.isNaN(end)) return 'This is no date with a time.'
  const start = toTime(siblingData.startsAt ?? null)
  if (siblingData.startsAt && end <= start) return 'The end must be later than the start.'
  if (siblingData.startsAt && end - start > MAX_NOTICE_MS) {
    return `At most ${MAX_NOTICE_DAYS} days after the start. What holds for longer belongs into the texts of the guide.`
  }
  // A form that opens on a stored notice is checked before it has a value to compare with.
  const isOpening = event === 'onChange' && operation === 'update' && !previousValue
  const isStored = isOpening || (Boolean(previousValue) && toTime(previousValue) === end)
  if (end <= Date.now() && !isStored) {
    return 'This moment is over: nobody would see the notice. The clock is that of Makkah.'
  }
  return true
}

type Checked<Row> = {
  readonly req: PayloadRequest
  readonly event?: 'onChange' | 'submit'
  readonly siblingData: Row
}

/** All are published, and gates of the mosque that is chosen. */
export async function validateGates(
  value: unknown,
  { req, event, siblingData: { mosque } }: Checked<{ readonly mosque?: MosqueKey | null }>,
): Promise<string | true> {
  const ids = toIds(value)
  const problem = countProblem(ids, 'gate')
  if (problem !== null) return problem
  if (event === 'onChange') return true
  const { docs } = await req.payload.find({ collection: 'mosque-gates', where: isAmong(ids), ...asReadersSee, req })
  const hidden = hiddenProblem(ids, docs, 'gate')
  if (hidden !== null) return hidden
  const mosqueId = mosque ? MOSQUE_IDS[mosque] : null
  const toMosqueId = ({ location }: (typeof docs)[number]) => (typeof location === 'object' ? location.id : location)
  const other = docs.find((gate) => toMosqueId(gate) !== mosqueId)
  return other === undefined
    ? true
    : `“${other.name}” is a gate of ${mosqueById(toMosqueId(other))?.name ?? 'another mosque'}: take it out, or choose that mosque. For gates of both make two notices.`
}

/** All are published, and in the city that is chosen. */
export async function validatePlaces(
  value: unknown,
  { req, event, siblingData: { city } }: Checked<{ readonly city?: string | null }>,
): Promise<string | true> {
  const ids = toIds(value)
  const problem = countProblem(ids, 'place')
  if (problem !== null) return problem
  if (event === 'onChange') return true
  const { docs } = await req.payload.find({ collection: 'locations', where: isAmong(ids), ...asReadersSee, req })
  const hidden = hiddenProblem(ids, docs, 'place')
  if (hidden !== null) return hidden
  const other = docs.find((place) => place.city !== city)
  return other === undefined
    ? true
    : `“${other.name}” is listed under ${other.city}: take it out, or choose that. For places of two cities make two notices.`
}

/** What readers see: a newer draft does not count. Only names leave this file, and who saves a notice may read all of them. */
const asReadersSee = { depth: 0, pagination: false, draft: false, overrideAccess: true } as const

const isAmong = (ids: readonly number[]): Where => ({ id: { in: [...ids] } })

/** The form has numbers, or records with their `id`. */
const toIds = (value: unknown): readonly number[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => Number(typeof one === 'object' && one !== null && 'id' in one ? one.id : one))
    : []

type Thing = 'gate' | 'place'

function countProblem(ids: readonly number[], thing: Thing): string | null {
  if (ids.length === 0) return `Choose at least one ${thing}.`
  return ids.length > MAX_THINGS
    ? `At most ${MAX_THINGS} ${thing}s: make another notice for the rest, or one for all of the ${thing === 'gate' ? 'mosque' : 'city'}.`
    : null
}

type Found = { readonly id: number; readonly name: string; readonly _status?: string | null }

function hiddenProblem(ids: readonly number[], found: readonly Found[], thing: Thing): string | null {
  const draft = found.find(({ _status }) => _status !== 'published')
  if (draft !== undefined) return `“${draft.name}” is not published: publish it first, or take it out.`
  const isGone = ids.some((id) => !found.some((one) => one.id === id))
  return isGone ? `One of them is not in the guide any more: take out the ${thing} that has no name here.` : null
}
