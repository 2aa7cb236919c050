import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const transitions = {
  INSERT: 'NEW TABLE AS new_rows',
  UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  DELETE: 'OLD TABLE AS old_rows',
} as const

/** Facts are noted like content, by their number and by their key: see the migration that made `note_content_change`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [event, rows] of Object.entries(transitions)) {
    await db.execute(
      sql.raw(`
        CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON "facts" REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('facts', 'fact:', 'id', 'fact:', 'key')`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const event of Object.keys(transitions)) {
    await db.execute(sql.raw(`DROP TRIGGER IF EXISTS note_${event.toLowerCase()} ON "facts"`))
  }
}
