import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Writes down which cache tags a statement touched, in its own transaction, and wakes who listens when that commits. Its
 * arguments: the tag of the list, then a prefix and a column for each kind of tag that names one record. Drafts are
 * nobody's business. Of more than a hundred records the note is that everything has changed.
 */
const NOTE_CONTENT_CHANGE = `
  CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    source text := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT to_jsonb(n) AS r FROM new_rows n'
      WHEN 'DELETE' THEN 'SELECT to_jsonb(o) AS r FROM old_rows o'
      ELSE 'SELECT to_jsonb(n) AS r FROM new_rows n UNION ALL SELECT to_jsonb(o) FROM old_rows o'
    END;
    touched jsonb[];
    found text[];
  BEGIN
    EXECUTE format(
      'SELECT array_agg(r) FROM (SELECT r FROM (%s) s WHERE coalesce(r->>''_status'', ''published'') = ''published'' LIMIT 201) few',
      source
    ) INTO touched;
    IF touched IS NULL THEN RETURN NULL; END IF;
    IF cardinality(touched) > 200 THEN
      found := ARRAY['everything'];
    ELSE
      found := ARRAY[TG_ARGV[0]];
      FOR i IN 1 .. (TG_NARGS - 1) / 2 LOOP
        found := found || (
          SELECT coalesce(array_agg(DISTINCT TG_ARGV[2 * i - 1] || (r->>TG_ARGV[2 * i])), '{}')
          FROM unnest(touched) AS t(r) WHERE r->>TG_ARGV[2 * i] IS NOT NULL
        );
      END LOOP;
    END IF;
    INSERT INTO content_changes (tags, writer) VALUES (found, current_setting('application_name'));
    PERFORM pg_notify('pilgrim_guide_content', '');
    RETURN NULL;
  END $$`

const transitions = {
  INSERT: 'NEW TABLE AS new_rows',
  UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  DELETE: 'OLD TABLE AS old_rows',
} as const

/** As in src/server/cache/tags.ts at the time of this migration. */
const noted: Readonly<Record<string, readonly string[]>> = {
  locations: ['locations', 'location:', 'id'],
  place_merges: ['locations', 'location:', 'old_id', 'location:', 'kept_id'],
  mosque_gates: ['gates', 'gate:', 'id', 'location:', 'location_id'],
  guide_articles: ['articles', 'article:', 'slug'],
  paths: ['paths', 'path:', 'slug'],
  faq_groups: ['faq'],
  authorities: ['authorities'],
  booking_platforms: ['bookings'],
  media: ['everything'],
  home: ['home'],
  about: ['about'],
  contact: ['contact'],
  terms: ['terms'],
  emergency_numbers: ['emergency'],
  site_settings: ['settings'],
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_review_log_action" ADD VALUE 'erase';
  CREATE TABLE "content_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
  	"tags" text[] NOT NULL,
  	"writer" text NOT NULL,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deleted_records" (
  	"collection" text NOT NULL,
  	"source_key" text NOT NULL,
  	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "deleted_records_collection_source_key_pk" PRIMARY KEY("collection","source_key")
  );
  
  ALTER TABLE "faq_groups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_faq_groups_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "authorities" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_authorities_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "booking_platforms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_booking_platforms_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "recommendations" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "terms" ADD COLUMN "retention_submission_months" numeric DEFAULT 12;
  ALTER TABLE "terms" ADD COLUMN "retention_page_view_months" numeric DEFAULT 13;
  ALTER TABLE "_terms_v" ADD COLUMN "version_retention_submission_months" numeric DEFAULT 12;
  ALTER TABLE "_terms_v" ADD COLUMN "version_retention_page_view_months" numeric DEFAULT 13;
  CREATE INDEX "content_changes_transaction_idx" ON "content_changes" USING btree ("transaction");
  CREATE INDEX "faq_groups_deleted_at_idx" ON "faq_groups" USING btree ("deleted_at");
  CREATE INDEX "_faq_groups_v_version_version_deleted_at_idx" ON "_faq_groups_v" USING btree ("version_deleted_at");
  CREATE INDEX "authorities_deleted_at_idx" ON "authorities" USING btree ("deleted_at");
  CREATE INDEX "_authorities_v_version_version_deleted_at_idx" ON "_authorities_v" USING btree ("version_deleted_at");
  CREATE INDEX "booking_platforms_deleted_at_idx" ON "booking_platforms" USING btree ("deleted_at");
  CREATE INDEX "_booking_platforms_v_version_version_deleted_at_idx" ON "_booking_platforms_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  -- They kept typed addresses and networks in the clear; none is older than the minute it counts.
  DELETE FROM "rate_limits" WHERE "key" LIKE 'login:%';`)

  await db.execute(sql.raw(NOTE_CONTENT_CHANGE))
  for (const [table, tags] of Object.entries(noted)) {
    for (const [event, rows] of Object.entries(transitions)) {
      await db.execute(
        sql.raw(`
          CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON "${table}" REFERENCING ${rows}
          FOR EACH STATEMENT EXECUTE FUNCTION note_content_change(${tags.map((tag) => `'${tag}'`).join(', ')})`),
      )
    }
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION note_content_change() CASCADE;
   ALTER TABLE "content_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deleted_records" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content_changes" CASCADE;
  DROP TABLE "deleted_records" CASCADE;
  ALTER TABLE "review_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_review_log_action";
  CREATE TYPE "public"."enum_review_log_action" AS ENUM('claim', 'release', 'expire', 'edit', 'approve', 'reject', 'spam', 'merge', 'reopen', 'undo');
  ALTER TABLE "review_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_review_log_action" USING "action"::"public"."enum_review_log_action";
  DROP INDEX "faq_groups_deleted_at_idx";
  DROP INDEX "_faq_groups_v_version_version_deleted_at_idx";
  DROP INDEX "authorities_deleted_at_idx";
  DROP INDEX "_authorities_v_version_version_deleted_at_idx";
  DROP INDEX "booking_platforms_deleted_at_idx";
  DROP INDEX "_booking_platforms_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "faq_groups" DROP COLUMN "deleted_at";
  ALTER TABLE "_faq_groups_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "authorities" DROP COLUMN "deleted_at";
  ALTER TABLE "_authorities_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "booking_platforms" DROP COLUMN "deleted_at";
  ALTER TABLE "_booking_platforms_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "recommendations" DROP COLUMN "erased_at";
  ALTER TABLE "terms" DROP COLUMN "retention_submission_months";
  ALTER TABLE "terms" DROP COLUMN "retention_page_view_months";
  ALTER TABLE "_terms_v" DROP COLUMN "version_retention_submission_months";
  ALTER TABLE "_terms_v" DROP COLUMN "version_retention_page_view_months";`)
}
