import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The order of `src/lib/text/name-order.ts` for statements that read one page of a list. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE COLLATION IF NOT EXISTS name_order
      (provider = icu, locale = 'en-u-kn-true-ks-level1', deterministic = false)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP COLLATION IF EXISTS name_order`)
}
