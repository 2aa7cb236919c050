import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const transitions = {
  INSERT: 'NEW TABLE AS new_rows',
  UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  DELETE: 'OLD TABLE AS old_rows',
} as const

/** Versions of streets are noted like content: see the migration that made `note_content_change`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [event, rows] of Object.entries(transitions)) {
    await db.execute(
      sql.raw(`
        CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON "street_maps" REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('streets')`),
    )
  }
}

/** Before the kind of import is taken away, its runs and jobs go. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const event of Object.keys(transitions)) {
    await db.execute(sql.raw(`DROP TRIGGER IF EXISTS note_${event.toLowerCase()} ON "street_maps"`))
  }
  await db.execute(sql`
    DELETE FROM import_previews WHERE run_id IN (SELECT id FROM import_runs WHERE kind = 'streets');
    DELETE FROM import_runs WHERE kind = 'streets';
    DELETE FROM payload_jobs_log WHERE task_slug = 'import-streets';
    DELETE FROM payload_jobs WHERE task_slug = 'import-streets'`)
}
