import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Lets a statement that stores a submission call itself off while it runs, so that storing and counting need no
 * transaction of several statements: see src/server/submissions/store-submission.ts. The seconds to wait go in DETAIL.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION refuse_submission(code text, seconds integer) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The submission is refused' USING ERRCODE = code, DETAIL = seconds::text;
    END
    $$
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION refuse_submission(text, integer)`)
}
