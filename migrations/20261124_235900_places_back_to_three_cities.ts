import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The way up needs nothing: the next seed and the next import bring the new categories. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`SELECT 1`)
}

/** Before the options go: what carries them is put back where it was listed. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE locations SET category = 'transportation' WHERE category::text = 'stop';
    UPDATE locations SET category = 'services' WHERE category::text = 'toilets';
    UPDATE locations SET city = 'Makkah' WHERE city::text = 'Outside the cities';
    UPDATE _locations_v SET version_category = 'transportation' WHERE version_category::text = 'stop';
    UPDATE _locations_v SET version_category = 'services' WHERE version_category::text = 'toilets';
    UPDATE _locations_v SET version_city = 'Makkah' WHERE version_city::text = 'Outside the cities';
    UPDATE recommendations SET place_site_category = 'transportation' WHERE place_site_category::text = 'stop';
    UPDATE recommendations SET place_site_category = 'services' WHERE place_site_category::text = 'toilets';
  `)
}
