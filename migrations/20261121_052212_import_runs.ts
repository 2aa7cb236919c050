import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_import_runs_kind" AS ENUM('osm', 'gates');
  CREATE TYPE "public"."enum_import_runs_source" AS ENUM('http', 'file', 'data');
  CREATE TYPE "public"."enum_import_runs_status" AS ENUM('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_import_runs_trigger" AS ENUM('person', 'schedule', 'command');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-osm' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-gates' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-osm' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-gates' BEFORE 'schedulePublish';
  CREATE TABLE "import_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_import_runs_kind" NOT NULL,
  	"source" "enum_import_runs_source" NOT NULL,
  	"source_name" varchar,
  	"status" "enum_import_runs_status" NOT NULL,
  	"trigger" "enum_import_runs_trigger" NOT NULL,
  	"schedule_key" varchar,
  	"dry_run" boolean DEFAULT false NOT NULL,
  	"confirmed" boolean DEFAULT false NOT NULL,
  	"applies_preview" numeric,
  	"requested_by_id" integer,
  	"requested_by_name" varchar,
  	"progress_step" varchar,
  	"progress_done" numeric DEFAULT 0 NOT NULL,
  	"progress_total" numeric,
  	"counts_created" numeric DEFAULT 0 NOT NULL,
  	"counts_updated" numeric DEFAULT 0 NOT NULL,
  	"counts_unchanged" numeric DEFAULT 0 NOT NULL,
  	"counts_skipped" numeric DEFAULT 0 NOT NULL,
  	"counts_missing" numeric DEFAULT 0 NOT NULL,
  	"counts_conflicts" numeric DEFAULT 0 NOT NULL,
  	"skipped_reasons" jsonb,
  	"preview" jsonb,
  	"report" jsonb,
  	"error" varchar,
  	"source_timestamp" timestamp(3) with time zone,
  	"checksum" varchar,
  	"attempt" numeric DEFAULT 0 NOT NULL,
  	"cancel_requested_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"heartbeat_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"monthly" boolean DEFAULT false NOT NULL,
  	"day" numeric DEFAULT 1 NOT NULL,
  	"hour" numeric DEFAULT 3 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "import_values" (
  	"collection" text NOT NULL,
  	"source_key" text NOT NULL,
  	"record_id" integer NOT NULL,
  	"upstream" jsonb NOT NULL,
  	"content_hash" text NOT NULL,
  	"conflicts" jsonb,
  	"missing_since" timestamp with time zone,
  	"run_id" integer NOT NULL,
  	CONSTRAINT "import_values_collection_source_key_pk" PRIMARY KEY("collection","source_key")
  );
  
  CREATE TABLE "import_undo" (
  	"run_id" integer NOT NULL,
  	"collection" text NOT NULL,
  	"source_key" text NOT NULL,
  	"record_id" integer NOT NULL,
  	"is_new" boolean NOT NULL,
  	"before" jsonb,
  	"base_before" jsonb,
  	"written_at" timestamp (3) with time zone,
  	CONSTRAINT "import_undo_run_id_collection_source_key_pk" PRIMARY KEY("run_id","collection","source_key")
  );
  
  ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "import_runs_kind_idx" ON "import_runs" USING btree ("kind");
  CREATE INDEX "import_runs_status_idx" ON "import_runs" USING btree ("status");
  CREATE UNIQUE INDEX "import_runs_schedule_key_idx" ON "import_runs" USING btree ("schedule_key");
  CREATE INDEX "import_runs_requested_by_idx" ON "import_runs" USING btree ("requested_by_id");
  CREATE INDEX "import_runs_updated_at_idx" ON "import_runs" USING btree ("updated_at");
  CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");
  CREATE INDEX "import_values_record_idx" ON "import_values" USING btree ("collection","record_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "import_runs" CASCADE;
  DROP TABLE "import_settings" CASCADE;
  DROP TABLE "import_values" CASCADE;
  DROP TABLE "import_undo" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_import_runs_kind";
  DROP TYPE "public"."enum_import_runs_source";
  DROP TYPE "public"."enum_import_runs_status";
  DROP TYPE "public"."enum_import_runs_trigger";`)
}
