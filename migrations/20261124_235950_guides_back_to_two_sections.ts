import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The way up needs nothing: the next seed brings the guides of the new section. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`SELECT 1`)
}

/** Before the option goes: what carries it is put behind the articles of Hajj, as a draft. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE guide_articles SET section = 'hajj', _status = 'draft' WHERE section::text = 'more';
    UPDATE _guide_articles_v SET version_section = 'hajj', version__status = 'draft' WHERE version_section::text = 'more';
  `)
}
