import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { type HandedOver, type HandedOverAnswer, MAX_HANDED_OVER } from '@/contracts/handed-over'
import type { ReportField } from '@/contracts/reports'
import { gateHref } from '@/domain/gates/gate-links'
import { placeHref } from '@/domain/places/place-links'
import type { Location, MosqueGate, User } from '@/payload-types'
import { currentValue } from '@/server/submissions/report-target'

import { getId } from './find-missing-fields'

/**
 * The reports that wait for an editor, the longest waiting first, with the note of the moderator. Editors have no right to
 * submissions: this reads, for those that were handed over, only what they need to act. What the report is about is read
 * with the rights of the user.
 */
export async function loadHandedOver(payload: Payload, user: User): Promise<HandedOverAnswer> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT r.id, r.item_version::int AS version, r.title, r.city::text, r.submitted_at, r.report_target AS target,
      r.report_location_id AS place_id, r.report_gate_id AS gate_id, r.report_field::text AS field,
      r.report_old_value AS old_value, r.report_new_value AS new_value, r.report_comment AS comment,
      handed.actor_name AS by, handed.created_at AS at, handed.message AS note, (count(*) OVER ())::int AS total
    FROM recommendations r
    JOIN LATERAL (
      SELECT actor_name, created_at, message FROM review_log
      WHERE item = r.id AND action = 'hand-over' ORDER BY id DESC LIMIT 1
    ) handed ON true
    WHERE r.status = 'with-editor' AND r.deleted_at IS NULL
    ORDER BY handed.created_at, r.id LIMIT ${MAX_HANDED_OVER}
  `)
  const [places, gates] = await Promise.all([
    findDocuments({ payload, user, collection: 'locations', ids: rows.flatMap(({ place_id }) => place_id ?? []) }),
    findDocuments({ payload, user, collection: 'mosque-gates', ids: rows.flatMap(({ gate_id }) => gate_id ?? []) }),
  ])
  return { reports: rows.map((row) => toReport(row, places, gates)), total: rows[0]?.total ?? 0 }
}

/** How many wait for an editor. */
export async function countHandedOver(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'recommendations',
    where: { status: { equals: 'with-editor' } },
    // Editors have no right to submissions; the caller has checked the role, and only a number leaves this.
    overrideAccess: true,
  })
  return totalDocs
}

type Row = {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly city: string
  readonly submitted_at: string
  readonly target: 'place' | 'gate' | null
  readonly place_id: number | null
  readonly gate_id: number | null
  readonly field: ReportField | null
  readonly old_value: string | null
  readonly new_value: string | null
  readonly comment: string | null
  readonly by: string | null
  readonly at: string
  readonly note: string | null
  readonly total: number
}

type Documents = { locations: Location; 'mosque-gates': MosqueGate }

async function findDocuments<Slug extends keyof Documents>({
  payload,
  user,
  collection,
  ids,
}: {
  readonly payload: Payload
  readonly user: User
  readonly collection: Slug
  readonly ids: readonly number[]
}): Promise<ReadonlyMap<number, Documents[Slug]>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: { ...user, collection: 'users' },
  })
  // The generated types of a generic collection cannot be followed.
  return new Map((docs as unknown as readonly Documents[Slug][]).map((document) => [document.id, document]))
}

function toReport(row: Row, places: ReadonlyMap<number, Location>, gates: ReadonlyMap<number, MosqueGate>): HandedOver {
  const place = row.target === 'gate' ? undefined : places.get(row.place_id ?? 0)
  const gate = row.target === 'gate' ? gates.get(row.gate_id ?? 0) : undefined
  const record = gate !== undefined ? { gate } : place !== undefined ? { place } : null
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    city: row.city,
    submittedAt: new Date(row.submitted_at).toISOString(),
    target: toTarget(place, gate),
    field: row.field,
    oldValue: row.old_value,
    currentValue: record === null || row.field === null ? null : currentValue(row.field, record),
    newValue: row.new_value,
    comment: row.comment,
    handedOver: { by: row.by, at: new Date(row.at).toISOString(), note: row.note ?? '' },
  }
}

function toTarget(place: Location | undefined, gate: MosqueGate | undefined): HandedOver['target'] {
  if (gate !== undefined) {
    const { id, name, _status, location } = gate
    const href = gateHref({ id, mosqueId: getId(location) ?? 0 })
    return { collection: 'mosque-gates', id, name, isPublished: _status === 'published', href }
  }
  if (place === undefined) return null
  const { id, name, _status } = place
  return { collection: 'locations', id, name, isPublished: _status === 'published', href: placeHref(id) }
}
