import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import { placeColumns } from '@/server/submissions/place-columns'

/** What stands in place of a title that has been erased. */
const ERASED_TITLE = 'Erased'

type Execute = (statement: SQL) => Promise<unknown>

/** Who asked for it. `retention`: the guide itself, when the time in the terms is over. */
export type ErasedBy =
  | { readonly kind: 'sender' }
  | { readonly kind: 'moderator'; readonly id: number; readonly name: string }
  | { readonly kind: 'retention' }

/**
 * Erases all that visitors wrote in these submissions, in one statement: from the rows, their steps and what the log kept
 * of them. What is left is that something was sent, when, and what was decided, so that its receipt still has an answer and
 * sending it again by mistake brings nothing back. What was not decided is rejected. Pages that were made of it are the
 * guide's own, and stay.
 *
 * Own SQL because no API may write the log; safe to repeat.
 *
 * @param execute runs the statement; in the transaction of a review, with what else the review does
 * @param which condition on `recommendations r`
 */
export async function eraseSubmissions(execute: Execute, which: SQL, by: ErasedBy): Promise<void> {
  await execute(sql`
    WITH target AS (
      SELECT r.id, r.kind, r.status, r.item_version FROM recommendations r
      WHERE r.erased_at IS NULL AND (${which}) ORDER BY r.id FOR UPDATE
    ), steps AS (
      DELETE FROM recommendations_steps WHERE _parent_id IN (SELECT id FROM target)
    ), log AS (
      UPDATE review_log SET item_title = ${ERASED_TITLE}, message = NULL, snapshot = NULL
      WHERE item IN (SELECT id FROM target)
    ), erased AS (
      UPDATE recommendations r SET
        title = ${ERASED_TITLE}, description = NULL, original_payload = NULL, client_submitted_at = NULL,
        ${sql.join(
          placeColumns.map((column) => sql`${sql.identifier(column)} = NULL`),
          sql`, `,
        )},
        report_old_value = NULL, report_new_value = NULL, report_comment = NULL,
        decision_message = NULL, risk_reasons = NULL, network_hash = NULL, body_hash = NULL,
        status = CASE WHEN r.status IN ('pending-review', 'claimed', 'with-editor') THEN 'rejected' ELSE r.status END,
        claimed_by_id = NULL, claimed_by_name = NULL, claim_expires_at = NULL,
        item_version = r.item_version + 1, erased_at = now(), updated_at = now()
      FROM target WHERE r.id = target.id
      RETURNING r.id, r.kind, r.item_version, target.status AS before, r.status AS after
    )
    INSERT INTO review_log (item, item_kind, item_title, item_version, action, "from", "to", actor_id, actor_name)
    SELECT id, kind::text::enum_review_log_item_kind, ${ERASED_TITLE}, item_version, 'erase',
      before::text::enum_review_log_from, after::text::enum_review_log_to,
      ${by.kind === 'moderator' ? by.id : null}::int, ${actorName(by)}
    FROM erased
  `)
}

function actorName(by: ErasedBy): string | null {
  switch (by.kind) {
    case 'sender':
      return 'The sender'
    case 'moderator':
      return by.name
    case 'retention':
      return null
  }
}
