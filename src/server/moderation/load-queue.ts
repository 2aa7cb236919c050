import type { Payload } from 'payload'

import { hasRole } from '@/access/roles'
import { riskLevels, type RiskReason, riskReasons, UNDO_MINUTES } from '@/contracts/moderation'
import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import type { HistoryEntry, QueueAnswer, QueueItem, QueueQuery } from '@/contracts/review-queue'
import { gateHref } from '@/domain/gates/gate-links'
import { pathHref, placeHref } from '@/domain/places/place-links'
import { submittedFlags, submittedTexts } from '@/domain/submissions/submitted-fields'
import { recordOf } from '@/lib/lists/table-rows'
import type { Location, MosqueGate, Path, Recommendation, User } from '@/payload-types'
import { runCooperatively, type Cooperative } from '@/server/cooperative'
import { currentValue } from '@/server/submissions/report-target'

import { type Candidates, currentCandidates } from './candidates'
import { chooseCategory, getId, getTargetId, findMissingFields } from './find-missing-fields'
import { countStates, findIds } from './queue-rows'
import { isDecided } from './transitions'

/** A page of the review queue, as a moderator sees it. */
export async function loadQueue(payload: Payload, user: User, query: QueueQuery, now: Date): Promise<QueueAnswer> {
  const [counted, { ids, total }, candidates] = await Promise.all([
    countStates(payload),
    findIds(payload, query),
    currentCandidates(payload),
  ])
  const isFiltered = query.duplicates !== undefined && query.id === undefined
  const wanted = isFiltered
    ? ids.filter(matches(query, await runCooperatively(findAllDuplicates(candidates, ids))))
    : ids
  const pages = Math.max(1, Math.ceil(wanted.length / query.limit))
  // What was decided on the last page has left it empty: the one before is the last now.
  const page = Math.min(query.page, pages)
  const pageIds = wanted.slice((page - 1) * query.limit, page * query.limit)
  const reader: Reader = { payload, user, now }
  const duplicates = await runCooperatively(findAllDuplicates(candidates, pageIds))
  const documents = await findAll(reader, 'recommendations', pageIds)
  const related = await findRelated(reader, documents)
  const history = query.id === undefined ? null : await findHistory(reader, query.id)
  const items = pageIds.flatMap((id) => {
    const document = documents.find((candidate) => candidate.id === id)
    if (document === undefined) return []
    return [toItem(document, { related, reader, duplicates: duplicates.get(id) ?? [], history })]
  })
  return {
    ...counted,
    items,
    total: isFiltered ? wanted.length : total,
    page,
    pages,
  }
}

type Reader = { readonly payload: Payload; readonly user: User; readonly now: Date }

type Duplicates = ReadonlyMap<number, readonly DuplicateCandidate[]>

function* findAllDuplicates(candidates: Candidates, ids: readonly number[]): Cooperative<Duplicates> {
  const results = new Map<number, readonly DuplicateCandidate[]>()
  for (const id of ids) {
    results.set(id, candidates.findDuplicatesOf(id))
    yield
  }
  return results
}

const matches = (query: QueueQuery, duplicates: Duplicates) => (id: number) =>
  (duplicates.get(id) ?? []).some(({ isLikely }) => isLikely) === (query.duplicates === 'likely')

type Documents = {
  recommendations: Recommendation
  locations: Location
  'mosque-gates': MosqueGate
  paths: Path
}

async function findAll<Slug extends keyof Documents>(
  { payload, user }: Reader,
  collection: Slug,
  ids: readonly number[],
): Promise<readonly Documents[Slug][]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: { ...user, collection: 'users' },
  })
  // The generated types of a generic collection cannot be followed.
  return docs as unknown as readonly Documents[Slug][]
}

type Related = {
  readonly places: ReadonlyMap<number, Location>
  readonly gates: ReadonlyMap<number, MosqueGate>
  readonly paths: ReadonlyMap<number, Path>
}

async function findRelated(reader: Reader, documents: readonly Recommendation[]): Promise<Related> {
  const steps = documents.flatMap((document) => document.steps ?? [])
  const ids = (list: readonly (number | null)[]) => list.filter((id) => id !== null)
  const [places, gates, paths] = await Promise.all([
    findAll(
      reader,
      'locations',
      ids([
        ...documents.flatMap(({ report, publishedPlace }) => [getId(report?.location), getId(publishedPlace)]),
        ...steps.map(({ location }) => getId(location)),
      ]),
    ),
    findAll(
      reader,
      'mosque-gates',
      ids([...documents.map(({ report }) => getId(report?.gate)), ...steps.map(({ gate }) => getId(gate))]),
    ),
    findAll(reader, 'paths', ids(documents.map(({ publishedPath }) => getId(publishedPath)))),
  ])
  return { places: indexById(places), gates: indexById(gates), paths: indexById(paths) }
}

const indexById = <Doc extends { readonly id: number }>(docs: readonly Doc[]): ReadonlyMap<number, Doc> =>
  new Map(docs.map((doc) => [doc.id, doc]))

type ItemContext = {
  readonly related: Related
  readonly reader: Reader
  readonly duplicates: readonly DuplicateCandidate[]
  readonly history: readonly HistoryEntry[] | null
}

function toItem(item: Recommendation, { related, reader, duplicates, history }: ItemContext): QueueItem {
  return {
    id: item.id,
    version: item.itemVersion,
    kind: item.kind,
    status: item.status,
    title: item.title,
    city: item.city,
    description: item.description ?? null,
    submittedAt: item.submittedAt,
    erasedAt: item.erasedAt ?? null,
    clientSubmittedAt: item.clientSubmittedAt ?? null,
    risk: toRisk(item),
    claim: toClaim(item, reader),
    decision: toDecision(item, reader),
    place: item.kind === 'place' ? toPlace(item) : null,
    steps: item.kind === 'path' ? toSteps(item, related) : null,
    report: item.kind === 'report' || item.kind === 'confirmation' ? toReport(item, related) : null,
    published: toPublished(item, related),
    duplicateOf: toDuplicate(item),
    missing: findMissingFields(item),
    duplicates,
    history,
  }
}

function toRisk({ riskScore, riskReasons: stored }: Recommendation): QueueItem['risk'] {
  const level = riskScore >= riskLevels.high ? 'high' : riskScore >= riskLevels.medium ? 'medium' : 'low'
  const reasons: readonly RiskReason[] = Array.isArray(stored)
    ? riskReasons.filter((reason) => stored.includes(reason))
    : []
  return { score: riskScore, level, reasons }
}

function toClaim(item: Recommendation, { user, now }: Reader): QueueItem['claim'] {
  const until = item.claimExpiresAt
  if (item.status !== 'claimed' || !until || Date.parse(until) <= now.getTime()) return null
  return { by: item.claimedByName ?? 'Somebody', until, isMine: getId(item.claimedBy) === user.id }
}

function toDecision({ status, decision }: Recommendation, { user, now }: Reader): QueueItem['decision'] {
  if (!isDecided(status) || !decision?.at) return null
  const undoUntil = new Date(Date.parse(decision.at) + UNDO_MINUTES * 60_000)
  const isTheirs = getId(decision.by) === user.id || hasRole(user, ['admin'])
  // From an editor it is had back at any time, by reopening: nothing was published.
  const canUndo = isTheirs && status !== 'with-editor' && undoUntil > now
  return {
    by: decision.byName ?? null,
    at: decision.at,
    reason: decision.reason ?? null,
    message: decision.message ?? null,
    undoUntil: canUndo ? undoUntil.toISOString() : null,
  }
}

export const toPlace = (item: Pick<Recommendation, 'place'>): QueueItem['place'] => ({
  senderCategory: item.place?.category ?? 'Restaurant',
  category: chooseCategory(item),
  ...recordOf(submittedTexts, (name) => item.place?.[name] ?? null),
  ...recordOf(submittedFlags, (name) => item.place?.[name] === true),
  latitude: item.place?.latitude ?? null,
  longitude: item.place?.longitude ?? null,
  hasNoPosition: item.place?.hasNoPosition === true,
})

const toSteps = (item: Recommendation, { gates, places }: Related): QueueItem['steps'] =>
  (item.steps ?? []).map(({ title, description, category, notes, gate, location }) => ({
    title,
    description: description ?? null,
    category: category ?? 'Location',
    notes: notes ?? null,
    gate: findNamed(gates, getId(gate)),
    place: findNamed(places, getId(location)),
  }))

function findNamed(
  documents: ReadonlyMap<number, { readonly id: number; readonly name: string }>,
  id: number | null,
): { readonly id: number; readonly name: string } | null {
  const document = id === null ? undefined : documents.get(id)
  return document === undefined ? null : { id: document.id, name: document.name }
}

function toReport(item: Recommendation, { gates, places }: Related): QueueItem['report'] {
  const target = item.report?.target === 'gate' ? 'gate' : 'place'
  const targetId = getTargetId(item)
  const gate = target === 'gate' && targetId !== null ? gates.get(targetId) : undefined
  const place = target === 'place' && targetId !== null ? places.get(targetId) : undefined
  const record = gate !== undefined ? { gate } : place !== undefined ? { place } : null
  const field = item.report?.field ?? null
  return {
    target,
    targetId,
    href: gate ? gateHref({ id: gate.id, mosqueId: getId(gate.location) ?? 0 }) : place ? placeHref(place.id) : null,
    field,
    oldValue: item.report?.oldValue ?? null,
    currentValue: record === null || field === null ? null : currentValue(field, record),
    newValue: item.report?.newValue ?? null,
    comment: item.report?.comment ?? null,
  }
}

function toPublished(item: Recommendation, { places, paths }: Related): QueueItem['published'] {
  const place = places.get(getId(item.publishedPlace) ?? 0)
  if (place?._status === 'published') return { kind: 'place', id: place.id, href: placeHref(place.id) }
  const path = paths.get(getId(item.publishedPath) ?? 0)
  return path?._status === 'published' ? { kind: 'path', id: path.id, href: pathHref(path.slug) } : null
}

function toDuplicate(item: Recommendation): QueueItem['duplicateOf'] {
  const place = getId(item.duplicateOfPlace)
  if (place !== null) return { kind: 'place', id: place }
  const submission = getId(item.duplicateOf)
  return submission === null ? null : { kind: 'submission', id: submission }
}

async function findHistory({ payload, user }: Reader, id: number): Promise<readonly HistoryEntry[]> {
  const { docs } = await payload.find({
    collection: 'review-log',
    where: { item: { equals: id } },
    sort: 'id',
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: { ...user, collection: 'users' },
  })
  return docs.map(({ createdAt, actorName, action, from, to, reason, message }) => ({
    at: createdAt,
    by: actorName ?? null,
    action,
    from,
    to,
    reason: reason ?? null,
    message: message ?? null,
  }))
}
