import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { ReviewState, SubmissionKind } from '@/contracts/moderation'
import type { SubmissionStatus } from '@/contracts/recommendations'
import { gateHref } from '@/domain/gates/gate-links'
import { pathHref, placeHref } from '@/domain/places/place-links'

import { readReceipt, receiptHash } from './receipt'

/** What became of the submission with this receipt, as its sender may know it; `null` when there is none. */
export async function findStatus(payload: Payload, typed: string): Promise<SubmissionStatus | null> {
  // A receipt that cannot be one is looked up too, so that both kinds of wrong answer take the same time.
  const hash = receiptHash(readReceipt(typed) ?? '')
  const { rows } = await payload.db.drizzle.execute<StatusRow>(sql`
    SELECT r.kind, r.status, r.erased_at, r.submitted_at, r.decision_at, r.decision_message,
      place.id AS place_id, path.slug AS path_slug, gate.id AS gate_id, gate.location_id AS mosque_id
    FROM recommendations r
    LEFT JOIN recommendations other ON other.id = r.duplicate_of_id
    LEFT JOIN locations place ON place.id
        = coalesce(r.published_place_id, r.duplicate_of_place_id, other.published_place_id, r.report_location_id)
      AND place._status = 'published' AND place.deleted_at IS NULL
    LEFT JOIN paths path ON path.id = coalesce(r.published_path_id, other.published_path_id) AND path._status = 'published' AND path.deleted_at IS NULL
    LEFT JOIN mosque_gates gate ON gate.id = r.report_gate_id AND gate._status = 'published' AND gate.deleted_at IS NULL
    WHERE r.receipt_hash = ${hash}
  `)
  return rows[0] === undefined ? null : toStatus(rows[0])
}

type StatusRow = {
  kind: SubmissionKind
  status: ReviewState
  erased_at: string | null
  submitted_at: string
  decision_at: string | null
  decision_message: string | null
  place_id: number | null
  path_slug: string | null
  gate_id: number | null
  mosque_id: number | null
}

const publicStates = {
  'pending-review': 'pending-review',
  claimed: 'in-review',
  'with-editor': 'in-review',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'rejected',
  duplicate: 'duplicate',
} as const satisfies Record<ReviewState, SubmissionStatus['state']>

function toStatus(row: StatusRow): SubmissionStatus {
  const state = row.erased_at === null ? publicStates[row.status] : 'erased'
  const isDecided = state !== 'pending-review' && state !== 'in-review'
  return {
    success: true,
    kind: row.kind,
    state,
    submittedAt: new Date(row.submitted_at).toISOString(),
    decidedAt: isDecided && row.decision_at !== null ? new Date(row.decision_at).toISOString() : null,
    message: isDecided ? row.decision_message : null,
    link: isDecided ? chooseLink(row) : null,
  }
}

function chooseLink({ status, kind, place_id, path_slug, gate_id, mosque_id }: StatusRow): string | null {
  const isShown = status === 'approved' || status === 'duplicate' || kind === 'report' || kind === 'confirmation'
  if (!isShown) return null
  if (path_slug !== null) return pathHref(path_slug)
  if (gate_id !== null && mosque_id !== null) return gateHref({ id: gate_id, mosqueId: mosque_id })
  return place_id === null ? null : placeHref(place_id)
}
