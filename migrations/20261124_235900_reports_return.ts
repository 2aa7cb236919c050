import { type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Going up there is nothing to move: no report is with an editor yet. */
export async function up(): Promise<void> {}

/** Before the state is taken away, reports that are with an editor wait for a moderator again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE recommendations SET status = 'pending-review', item_version = item_version + 1,
      decision_by_id = NULL, decision_by_name = NULL, decision_at = NULL
    WHERE status = 'with-editor';
    UPDATE review_log SET action = CASE action::text WHEN 'settle' THEN 'approve' ELSE 'edit' END::enum_review_log_action
    WHERE action IN ('hand-over', 'settle', 'hand-back');
    UPDATE review_log SET "from" = 'pending-review' WHERE "from" = 'with-editor';
    UPDATE review_log SET "to" = 'pending-review' WHERE "to" = 'with-editor'`)
}
