import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What Payload does not write: readers see the words, see `note_content_change` of the first migration. */
const NOTE_CHANGES = [
  ['INSERT', 'NEW TABLE AS new_rows'],
  ['UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['DELETE', 'OLD TABLE AS old_rows'],
]
  .map(
    ([event = '', rows]) =>
      `CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON "search_words" REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('search-words');`,
  )
  .join('\n')

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_words_language" AS ENUM('en', 'ar', 'ur', 'fa', 'tr', 'id', 'ms', 'bn', 'hi', 'ha', 'fr', 'ru', 'sw');
  CREATE TYPE "public"."enum_search_words_leads_to" AS ENUM('kind', 'page');
  CREATE TYPE "public"."enum_search_words_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'help point', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'camp zone', 'stop', 'pedestrian road');
  CREATE TYPE "public"."enum__search_words_v_version_language" AS ENUM('en', 'ar', 'ur', 'fa', 'tr', 'id', 'ms', 'bn', 'hi', 'ha', 'fr', 'ru', 'sw');
  CREATE TYPE "public"."enum__search_words_v_version_leads_to" AS ENUM('kind', 'page');
  CREATE TYPE "public"."enum__search_words_v_version_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'help point', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'camp zone', 'stop', 'pedestrian road');
  CREATE TABLE "search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"terms" varchar NOT NULL,
  	"language" "enum_search_words_language" DEFAULT 'en' NOT NULL,
  	"leads_to" "enum_search_words_leads_to" DEFAULT 'kind' NOT NULL,
  	"category" "enum_search_words_category",
  	"title" varchar,
  	"address" varchar,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_terms" varchar NOT NULL,
  	"version_language" "enum__search_words_v_version_language" DEFAULT 'en' NOT NULL,
  	"version_leads_to" "enum__search_words_v_version_leads_to" DEFAULT 'kind' NOT NULL,
  	"version_category" "enum__search_words_v_version_category",
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "empty_searches" (
  	"day" date NOT NULL,
  	"text" text NOT NULL,
  	"searches" integer NOT NULL,
  	CONSTRAINT "empty_searches_day_text_pk" PRIMARY KEY("day","text")
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_words_id" integer;
  ALTER TABLE "_search_words_v" ADD CONSTRAINT "_search_words_v_parent_id_search_words_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_words"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "search_words_updated_at_idx" ON "search_words" USING btree ("updated_at");
  CREATE INDEX "search_words_created_at_idx" ON "search_words" USING btree ("created_at");
  CREATE INDEX "search_words_deleted_at_idx" ON "search_words" USING btree ("deleted_at");
  CREATE INDEX "_search_words_v_parent_idx" ON "_search_words_v" USING btree ("parent_id");
  CREATE INDEX "_search_words_v_version_version_updated_at_idx" ON "_search_words_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_words_v_version_version_created_at_idx" ON "_search_words_v" USING btree ("version_created_at");
  CREATE INDEX "_search_words_v_version_version_deleted_at_idx" ON "_search_words_v" USING btree ("version_deleted_at");
  CREATE INDEX "_search_words_v_created_at_idx" ON "_search_words_v" USING btree ("created_at");
  CREATE INDEX "_search_words_v_updated_at_idx" ON "_search_words_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_words_fk" FOREIGN KEY ("search_words_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_words_id_idx" ON "payload_locked_documents_rels" USING btree ("search_words_id");`)
  await db.execute(sql.raw(NOTE_CHANGES))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "empty_searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "_search_words_v" CASCADE;
  DROP TABLE "empty_searches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_words_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_words_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_words_id";
  DROP TYPE "public"."enum_search_words_language";
  DROP TYPE "public"."enum_search_words_leads_to";
  DROP TYPE "public"."enum_search_words_category";
  DROP TYPE "public"."enum__search_words_v_version_language";
  DROP TYPE "public"."enum__search_words_v_version_leads_to";
  DROP TYPE "public"."enum__search_words_v_version_category";`)
}
