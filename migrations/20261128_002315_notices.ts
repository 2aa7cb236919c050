import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What Payload does not write: readers see notices, see `note_content_change` of the first migration. */
const NOTE_CHANGES = [
  ['INSERT', 'NEW TABLE AS new_rows'],
  ['UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['DELETE', 'OLD TABLE AS old_rows'],
]
  .map(
    ([event = '', rows]) =>
      `CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON "notices" REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('notices');`,
  )
  .join('\n')

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_severity" AS ENUM('information', 'change', 'danger');
  CREATE TYPE "public"."enum_notices_concerns" AS ENUM('all', 'city', 'mosque', 'gate', 'place');
  CREATE TYPE "public"."enum_notices_city" AS ENUM('Makkah', 'Madinah', 'Jeddah', 'Outside the cities');
  CREATE TYPE "public"."enum_notices_mosque" AS ENUM('haram', 'nabawi');
  CREATE TYPE "public"."enum_notices_startsat_tz" AS ENUM('Asia/Riyadh');
  CREATE TYPE "public"."enum_notices_endsat_tz" AS ENUM('Asia/Riyadh');
  CREATE TYPE "public"."enum_notices_audience" AS ENUM('everyone', 'women', 'men', 'wheelchair', 'families', 'elderly', 'hajj', 'umrah');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_severity" AS ENUM('information', 'change', 'danger');
  CREATE TYPE "public"."enum__notices_v_version_concerns" AS ENUM('all', 'city', 'mosque', 'gate', 'place');
  CREATE TYPE "public"."enum__notices_v_version_city" AS ENUM('Makkah', 'Madinah', 'Jeddah', 'Outside the cities');
  CREATE TYPE "public"."enum__notices_v_version_mosque" AS ENUM('haram', 'nabawi');
  CREATE TYPE "public"."enum__notices_v_version_startsat_tz" AS ENUM('Asia/Riyadh');
  CREATE TYPE "public"."enum__notices_v_version_endsat_tz" AS ENUM('Asia/Riyadh');
  CREATE TYPE "public"."enum__notices_v_version_audience" AS ENUM('everyone', 'women', 'men', 'wheelchair', 'families', 'elderly', 'hajj', 'umrah');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"severity" "enum_notices_severity" DEFAULT 'information',
  	"concerns" "enum_notices_concerns" DEFAULT 'all',
  	"city" "enum_notices_city",
  	"mosque" "enum_notices_mosque",
  	"is_closed" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_notices_startsat_tz" DEFAULT 'Asia/Riyadh',
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_notices_endsat_tz" DEFAULT 'Asia/Riyadh',
  	"source_name" varchar,
  	"source_url" varchar,
  	"text" varchar,
  	"audience" "enum_notices_audience" DEFAULT 'everyone',
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mosque_gates_id" integer,
  	"locations_id" integer
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_severity" "enum__notices_v_version_severity" DEFAULT 'information',
  	"version_concerns" "enum__notices_v_version_concerns" DEFAULT 'all',
  	"version_city" "enum__notices_v_version_city",
  	"version_mosque" "enum__notices_v_version_mosque",
  	"version_is_closed" boolean DEFAULT false,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__notices_v_version_startsat_tz" DEFAULT 'Asia/Riyadh',
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__notices_v_version_endsat_tz" DEFAULT 'Asia/Riyadh',
  	"version_source_name" varchar,
  	"version_source_url" varchar,
  	"version_text" varchar,
  	"version_audience" "enum__notices_v_version_audience" DEFAULT 'everyone',
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mosque_gates_id" integer,
  	"locations_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" integer;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_mosque_gates_fk" FOREIGN KEY ("mosque_gates_id") REFERENCES "public"."mosque_gates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_mosque_gates_fk" FOREIGN KEY ("mosque_gates_id") REFERENCES "public"."mosque_gates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_mosque_gates_id_idx" ON "notices_rels" USING btree ("mosque_gates_id");
  CREATE INDEX "notices_rels_locations_id_idx" ON "notices_rels" USING btree ("locations_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_mosque_gates_id_idx" ON "_notices_v_rels" USING btree ("mosque_gates_id");
  CREATE INDEX "_notices_v_rels_locations_id_idx" ON "_notices_v_rels" USING btree ("locations_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");`)
  await db.execute(sql.raw(NOTE_CHANGES))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  DROP TYPE "public"."enum_notices_severity";
  DROP TYPE "public"."enum_notices_concerns";
  DROP TYPE "public"."enum_notices_city";
  DROP TYPE "public"."enum_notices_mosque";
  DROP TYPE "public"."enum_notices_startsat_tz";
  DROP TYPE "public"."enum_notices_endsat_tz";
  DROP TYPE "public"."enum_notices_audience";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_severity";
  DROP TYPE "public"."enum__notices_v_version_concerns";
  DROP TYPE "public"."enum__notices_v_version_city";
  DROP TYPE "public"."enum__notices_v_version_mosque";
  DROP TYPE "public"."enum__notices_v_version_startsat_tz";
  DROP TYPE "public"."enum__notices_v_version_endsat_tz";
  DROP TYPE "public"."enum__notices_v_version_audience";
  DROP TYPE "public"."enum__notices_v_version_status";`)
}
