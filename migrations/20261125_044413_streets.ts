import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_street_maps_city" AS ENUM('makkah', 'madinah');
  ALTER TYPE "public"."enum_import_runs_kind" ADD VALUE 'streets';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-streets' BEFORE 'publish-scheduled';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-streets' BEFORE 'publish-scheduled';
  CREATE TABLE "street_maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"city" "enum_street_maps_city" NOT NULL,
  	"version" numeric NOT NULL,
  	"is_current" boolean DEFAULT false NOT NULL,
  	"hash" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"ways" numeric NOT NULL,
  	"buildings" numeric NOT NULL,
  	"map_date" timestamp(3) with time zone,
  	"replaces" numeric,
  	"run_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "street_files" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"file" text NOT NULL,
  	"refs" text NOT NULL
  );
  
  ALTER TABLE "street_maps" ADD CONSTRAINT "street_maps_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "street_maps_city_idx" ON "street_maps" USING btree ("city");
  CREATE INDEX "street_maps_hash_idx" ON "street_maps" USING btree ("hash");
  CREATE INDEX "street_maps_run_idx" ON "street_maps" USING btree ("run_id");
  CREATE INDEX "street_maps_updated_at_idx" ON "street_maps" USING btree ("updated_at");
  CREATE INDEX "street_maps_created_at_idx" ON "street_maps" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "street_maps" CASCADE;
  DROP TABLE "street_files" CASCADE;
  ALTER TABLE "import_runs" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_import_runs_kind";
  CREATE TYPE "public"."enum_import_runs_kind" AS ENUM('osm', 'gates');
  ALTER TABLE "import_runs" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_import_runs_kind" USING "kind"::"public"."enum_import_runs_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'publish-scheduled', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'publish-scheduled', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_street_maps_city";`)
}
