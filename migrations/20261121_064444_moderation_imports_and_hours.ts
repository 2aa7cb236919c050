import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_paths_steps_category" AS ENUM('Location', 'Gate', 'Restaurant', 'Prayer', 'Transportation', 'Rest', 'Activity', 'Other');
  CREATE TYPE "public"."enum_paths_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  CREATE TYPE "public"."enum_paths_origin" AS ENUM('editor', 'community');
  CREATE TYPE "public"."enum_paths_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__paths_v_version_steps_category" AS ENUM('Location', 'Gate', 'Restaurant', 'Prayer', 'Transportation', 'Rest', 'Activity', 'Other');
  CREATE TYPE "public"."enum__paths_v_version_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  CREATE TYPE "public"."enum__paths_v_version_origin" AS ENUM('editor', 'community');
  CREATE TYPE "public"."enum__paths_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recommendations_place_site_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services');
  CREATE TYPE "public"."enum_recommendations_report_target" AS ENUM('place', 'gate');
  CREATE TYPE "public"."enum_recommendations_report_field" AS ENUM('name', 'arabicName', 'number', 'position', 'address', 'hours', 'phone', 'website', 'wheelchair', 'closed', 'other');
  CREATE TYPE "public"."enum_review_log_item_kind" AS ENUM('place', 'path', 'report', 'confirmation');
  CREATE TYPE "public"."enum_review_log_action" AS ENUM('claim', 'release', 'expire', 'edit', 'approve', 'reject', 'spam', 'merge', 'reopen', 'undo');
  CREATE TYPE "public"."enum_review_log_from" AS ENUM('pending-review', 'claimed', 'approved', 'rejected', 'spam', 'duplicate');
  CREATE TYPE "public"."enum_review_log_to" AS ENUM('pending-review', 'claimed', 'approved', 'rejected', 'spam', 'duplicate');
  CREATE TYPE "public"."enum_import_runs_kind" AS ENUM('osm', 'gates');
  CREATE TYPE "public"."enum_import_runs_source" AS ENUM('http', 'file', 'data');
  CREATE TYPE "public"."enum_import_runs_status" AS ENUM('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_import_runs_trigger" AS ENUM('person', 'schedule', 'command');
  ALTER TYPE "public"."enum_recommendations_kind" ADD VALUE 'report';
  ALTER TYPE "public"."enum_recommendations_kind" ADD VALUE 'confirmation';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-osm' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-gates' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-osm' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-gates' BEFORE 'schedulePublish';
  CREATE TABLE "paths_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"category" "enum_paths_steps_category" DEFAULT 'Location',
  	"notes" varchar,
  	"gate_id" integer,
  	"location_id" integer
  );
  
  CREATE TABLE "paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"city" "enum_paths_city",
  	"summary" varchar,
  	"slug" varchar,
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"origin" "enum_paths_origin" DEFAULT 'editor',
  	"recommendation_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_paths_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_paths_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"category" "enum__paths_v_version_steps_category" DEFAULT 'Location',
  	"notes" varchar,
  	"gate_id" integer,
  	"location_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paths_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_city" "enum__paths_v_version_city",
  	"version_summary" varchar,
  	"version_slug" varchar,
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_origin" "enum__paths_v_version_origin" DEFAULT 'editor',
  	"version_recommendation_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__paths_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "review_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"item" numeric NOT NULL,
  	"item_kind" "enum_review_log_item_kind" NOT NULL,
  	"item_title" varchar NOT NULL,
  	"item_version" numeric NOT NULL,
  	"action" "enum_review_log_action" NOT NULL,
  	"from" "enum_review_log_from" NOT NULL,
  	"to" "enum_review_log_to" NOT NULL,
  	"actor_id" numeric,
  	"actor_name" varchar,
  	"reason" varchar,
  	"message" varchar,
  	"snapshot" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "page_views" (
  	"day" date NOT NULL,
  	"route" text NOT NULL,
  	"views" integer NOT NULL,
  	CONSTRAINT "page_views_day_route_pk" PRIMARY KEY("day","route")
  );
  
  CREATE TABLE "place_merges" (
  	"old_id" integer PRIMARY KEY NOT NULL,
  	"kept_id" integer NOT NULL,
  	"osm_ref" text,
  	"merged_by" integer,
  	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "place_distinctions" (
  	"first_id" integer NOT NULL,
  	"second_id" integer NOT NULL,
  	"decided_by" integer,
  	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "place_distinctions_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
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
  
  CREATE TABLE "import_previews" (
  	"run_id" integer PRIMARY KEY NOT NULL,
  	"records" text NOT NULL
  );
  
  ALTER TABLE "locations" ADD COLUMN "weekly_hours" jsonb;
  ALTER TABLE "_locations_v" ADD COLUMN "version_weekly_hours" jsonb;
  ALTER TABLE "recommendations_steps" ADD COLUMN "gate_id" integer;
  ALTER TABLE "recommendations_steps" ADD COLUMN "location_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "place_site_category" "enum_recommendations_place_site_category";
  ALTER TABLE "recommendations" ADD COLUMN "place_arabic_name" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "place_address" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "place_has_no_position" boolean;
  ALTER TABLE "recommendations" ADD COLUMN "report_target" "enum_recommendations_report_target";
  ALTER TABLE "recommendations" ADD COLUMN "report_location_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "report_gate_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "report_field" "enum_recommendations_report_field";
  ALTER TABLE "recommendations" ADD COLUMN "report_old_value" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "report_new_value" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "report_comment" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "decision_by_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "decision_by_name" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "decision_at" timestamp(3) with time zone;
  ALTER TABLE "recommendations" ADD COLUMN "decision_reason" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "decision_message" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "published_place_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "published_path_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "duplicate_of_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "duplicate_of_place_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "item_version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "recommendations" ADD COLUMN "claimed_by_id" integer;
  ALTER TABLE "recommendations" ADD COLUMN "claimed_by_name" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "claim_expires_at" timestamp(3) with time zone;
  ALTER TABLE "recommendations" ADD COLUMN "risk_score" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "recommendations" ADD COLUMN "risk_reasons" jsonb;
  ALTER TABLE "recommendations" ADD COLUMN "client_submitted_at" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "original_payload" jsonb;
  ALTER TABLE "recommendations" ADD COLUMN "receipt_hash" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "body_hash" varchar;
  ALTER TABLE "recommendations" ADD COLUMN "network_hash" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "paths_id" integer;
  ALTER TABLE "paths_steps" ADD CONSTRAINT "paths_steps_gate_id_mosque_gates_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paths_steps" ADD CONSTRAINT "paths_steps_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paths_steps" ADD CONSTRAINT "paths_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paths" ADD CONSTRAINT "paths_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v_version_steps" ADD CONSTRAINT "_paths_v_version_steps_gate_id_mosque_gates_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v_version_steps" ADD CONSTRAINT "_paths_v_version_steps_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v_version_steps" ADD CONSTRAINT "_paths_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paths_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paths_v" ADD CONSTRAINT "_paths_v_parent_id_paths_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v" ADD CONSTRAINT "_paths_v_version_recommendation_id_recommendations_id_fk" FOREIGN KEY ("version_recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "paths_steps_order_idx" ON "paths_steps" USING btree ("_order");
  CREATE INDEX "paths_steps_parent_id_idx" ON "paths_steps" USING btree ("_parent_id");
  CREATE INDEX "paths_steps_gate_idx" ON "paths_steps" USING btree ("gate_id");
  CREATE INDEX "paths_steps_location_idx" ON "paths_steps" USING btree ("location_id");
  CREATE INDEX "paths_title_idx" ON "paths" USING btree ("title");
  CREATE INDEX "paths_city_idx" ON "paths" USING btree ("city");
  CREATE UNIQUE INDEX "paths_slug_idx" ON "paths" USING btree ("slug");
  CREATE INDEX "paths_provenance_provenance_checked_on_idx" ON "paths" USING btree ("provenance_checked_on");
  CREATE INDEX "paths_provenance_provenance_review_due_on_idx" ON "paths" USING btree ("provenance_review_due_on");
  CREATE INDEX "paths_recommendation_idx" ON "paths" USING btree ("recommendation_id");
  CREATE INDEX "paths_updated_at_idx" ON "paths" USING btree ("updated_at");
  CREATE INDEX "paths_created_at_idx" ON "paths" USING btree ("created_at");
  CREATE INDEX "paths_deleted_at_idx" ON "paths" USING btree ("deleted_at");
  CREATE INDEX "paths__status_idx" ON "paths" USING btree ("_status");
  CREATE INDEX "_paths_v_version_steps_order_idx" ON "_paths_v_version_steps" USING btree ("_order");
  CREATE INDEX "_paths_v_version_steps_parent_id_idx" ON "_paths_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_paths_v_version_steps_gate_idx" ON "_paths_v_version_steps" USING btree ("gate_id");
  CREATE INDEX "_paths_v_version_steps_location_idx" ON "_paths_v_version_steps" USING btree ("location_id");
  CREATE INDEX "_paths_v_parent_idx" ON "_paths_v" USING btree ("parent_id");
  CREATE INDEX "_paths_v_version_version_title_idx" ON "_paths_v" USING btree ("version_title");
  CREATE INDEX "_paths_v_version_version_city_idx" ON "_paths_v" USING btree ("version_city");
  CREATE INDEX "_paths_v_version_version_slug_idx" ON "_paths_v" USING btree ("version_slug");
  CREATE INDEX "_paths_v_version_provenance_version_provenance_checked_o_idx" ON "_paths_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_paths_v_version_provenance_version_provenance_review_du_idx" ON "_paths_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_paths_v_version_version_recommendation_idx" ON "_paths_v" USING btree ("version_recommendation_id");
  CREATE INDEX "_paths_v_version_version_updated_at_idx" ON "_paths_v" USING btree ("version_updated_at");
  CREATE INDEX "_paths_v_version_version_created_at_idx" ON "_paths_v" USING btree ("version_created_at");
  CREATE INDEX "_paths_v_version_version_deleted_at_idx" ON "_paths_v" USING btree ("version_deleted_at");
  CREATE INDEX "_paths_v_version_version__status_idx" ON "_paths_v" USING btree ("version__status");
  CREATE INDEX "_paths_v_created_at_idx" ON "_paths_v" USING btree ("created_at");
  CREATE INDEX "_paths_v_updated_at_idx" ON "_paths_v" USING btree ("updated_at");
  CREATE INDEX "_paths_v_latest_idx" ON "_paths_v" USING btree ("latest");
  CREATE INDEX "review_log_item_idx" ON "review_log" USING btree ("item");
  CREATE INDEX "review_log_updated_at_idx" ON "review_log" USING btree ("updated_at");
  CREATE INDEX "review_log_created_at_idx" ON "review_log" USING btree ("created_at");
  CREATE INDEX "import_runs_kind_idx" ON "import_runs" USING btree ("kind");
  CREATE INDEX "import_runs_status_idx" ON "import_runs" USING btree ("status");
  CREATE UNIQUE INDEX "import_runs_schedule_key_idx" ON "import_runs" USING btree ("schedule_key");
  CREATE INDEX "import_runs_requested_by_idx" ON "import_runs" USING btree ("requested_by_id");
  CREATE INDEX "import_runs_updated_at_idx" ON "import_runs" USING btree ("updated_at");
  CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");
  CREATE INDEX "import_values_record_idx" ON "import_values" USING btree ("collection","record_id");
  ALTER TABLE "recommendations_steps" ADD CONSTRAINT "recommendations_steps_gate_id_mosque_gates_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_steps" ADD CONSTRAINT "recommendations_steps_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_report_location_id_locations_id_fk" FOREIGN KEY ("report_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_report_gate_id_mosque_gates_id_fk" FOREIGN KEY ("report_gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_decision_by_id_users_id_fk" FOREIGN KEY ("decision_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_published_place_id_locations_id_fk" FOREIGN KEY ("published_place_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_published_path_id_paths_id_fk" FOREIGN KEY ("published_path_id") REFERENCES "public"."paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_duplicate_of_id_recommendations_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_duplicate_of_place_id_locations_id_fk" FOREIGN KEY ("duplicate_of_place_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paths_fk" FOREIGN KEY ("paths_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recommendations_steps_gate_idx" ON "recommendations_steps" USING btree ("gate_id");
  CREATE INDEX "recommendations_steps_location_idx" ON "recommendations_steps" USING btree ("location_id");
  CREATE INDEX "recommendations_report_report_location_idx" ON "recommendations" USING btree ("report_location_id");
  CREATE INDEX "recommendations_report_report_gate_idx" ON "recommendations" USING btree ("report_gate_id");
  CREATE INDEX "recommendations_decision_decision_by_idx" ON "recommendations" USING btree ("decision_by_id");
  CREATE INDEX "recommendations_published_place_idx" ON "recommendations" USING btree ("published_place_id");
  CREATE INDEX "recommendations_published_path_idx" ON "recommendations" USING btree ("published_path_id");
  CREATE INDEX "recommendations_duplicate_of_idx" ON "recommendations" USING btree ("duplicate_of_id");
  CREATE INDEX "recommendations_duplicate_of_place_idx" ON "recommendations" USING btree ("duplicate_of_place_id");
  CREATE INDEX "recommendations_claimed_by_idx" ON "recommendations" USING btree ("claimed_by_id");
  CREATE INDEX "recommendations_claim_expires_at_idx" ON "recommendations" USING btree ("claim_expires_at");
  CREATE INDEX "recommendations_risk_score_idx" ON "recommendations" USING btree ("risk_score");
  CREATE UNIQUE INDEX "recommendations_receipt_hash_idx" ON "recommendations" USING btree ("receipt_hash");
  CREATE UNIQUE INDEX "recommendations_idempotency_key_idx" ON "recommendations" USING btree ("idempotency_key");
  CREATE INDEX "recommendations_network_hash_idx" ON "recommendations" USING btree ("network_hash");
  CREATE INDEX "status_submittedAt_idx" ON "recommendations" USING btree ("status","submitted_at");
  CREATE INDEX "payload_locked_documents_rels_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("paths_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "paths_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_paths_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_paths_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "place_merges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "place_distinctions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_undo" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_previews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "paths_steps" CASCADE;
  DROP TABLE "paths" CASCADE;
  DROP TABLE "_paths_v_version_steps" CASCADE;
  DROP TABLE "_paths_v" CASCADE;
  DROP TABLE "review_log" CASCADE;
  DROP TABLE "import_runs" CASCADE;
  DROP TABLE "import_settings" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "place_merges" CASCADE;
  DROP TABLE "place_distinctions" CASCADE;
  DROP TABLE "import_values" CASCADE;
  DROP TABLE "import_undo" CASCADE;
  DROP TABLE "import_previews" CASCADE;
  ALTER TABLE "recommendations_steps" DROP CONSTRAINT "recommendations_steps_gate_id_mosque_gates_id_fk";
  
  ALTER TABLE "recommendations_steps" DROP CONSTRAINT "recommendations_steps_location_id_locations_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_report_location_id_locations_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_report_gate_id_mosque_gates_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_decision_by_id_users_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_published_place_id_locations_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_published_path_id_paths_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_duplicate_of_id_recommendations_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_duplicate_of_place_id_locations_id_fk";
  
  ALTER TABLE "recommendations" DROP CONSTRAINT "recommendations_claimed_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_paths_fk";
  
  ALTER TABLE "recommendations" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_recommendations_kind";
  CREATE TYPE "public"."enum_recommendations_kind" AS ENUM('place', 'path');
  ALTER TABLE "recommendations" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_recommendations_kind" USING "kind"::"public"."enum_recommendations_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "recommendations_steps_gate_idx";
  DROP INDEX "recommendations_steps_location_idx";
  DROP INDEX "recommendations_report_report_location_idx";
  DROP INDEX "recommendations_report_report_gate_idx";
  DROP INDEX "recommendations_decision_decision_by_idx";
  DROP INDEX "recommendations_published_place_idx";
  DROP INDEX "recommendations_published_path_idx";
  DROP INDEX "recommendations_duplicate_of_idx";
  DROP INDEX "recommendations_duplicate_of_place_idx";
  DROP INDEX "recommendations_claimed_by_idx";
  DROP INDEX "recommendations_claim_expires_at_idx";
  DROP INDEX "recommendations_risk_score_idx";
  DROP INDEX "recommendations_receipt_hash_idx";
  DROP INDEX "recommendations_idempotency_key_idx";
  DROP INDEX "recommendations_network_hash_idx";
  DROP INDEX "status_submittedAt_idx";
  DROP INDEX "payload_locked_documents_rels_paths_id_idx";
  ALTER TABLE "locations" DROP COLUMN "weekly_hours";
  ALTER TABLE "_locations_v" DROP COLUMN "version_weekly_hours";
  ALTER TABLE "recommendations_steps" DROP COLUMN "gate_id";
  ALTER TABLE "recommendations_steps" DROP COLUMN "location_id";
  ALTER TABLE "recommendations" DROP COLUMN "place_site_category";
  ALTER TABLE "recommendations" DROP COLUMN "place_arabic_name";
  ALTER TABLE "recommendations" DROP COLUMN "place_address";
  ALTER TABLE "recommendations" DROP COLUMN "place_has_no_position";
  ALTER TABLE "recommendations" DROP COLUMN "report_target";
  ALTER TABLE "recommendations" DROP COLUMN "report_location_id";
  ALTER TABLE "recommendations" DROP COLUMN "report_gate_id";
  ALTER TABLE "recommendations" DROP COLUMN "report_field";
  ALTER TABLE "recommendations" DROP COLUMN "report_old_value";
  ALTER TABLE "recommendations" DROP COLUMN "report_new_value";
  ALTER TABLE "recommendations" DROP COLUMN "report_comment";
  ALTER TABLE "recommendations" DROP COLUMN "decision_by_id";
  ALTER TABLE "recommendations" DROP COLUMN "decision_by_name";
  ALTER TABLE "recommendations" DROP COLUMN "decision_at";
  ALTER TABLE "recommendations" DROP COLUMN "decision_reason";
  ALTER TABLE "recommendations" DROP COLUMN "decision_message";
  ALTER TABLE "recommendations" DROP COLUMN "published_place_id";
  ALTER TABLE "recommendations" DROP COLUMN "published_path_id";
  ALTER TABLE "recommendations" DROP COLUMN "duplicate_of_id";
  ALTER TABLE "recommendations" DROP COLUMN "duplicate_of_place_id";
  ALTER TABLE "recommendations" DROP COLUMN "item_version";
  ALTER TABLE "recommendations" DROP COLUMN "claimed_by_id";
  ALTER TABLE "recommendations" DROP COLUMN "claimed_by_name";
  ALTER TABLE "recommendations" DROP COLUMN "claim_expires_at";
  ALTER TABLE "recommendations" DROP COLUMN "risk_score";
  ALTER TABLE "recommendations" DROP COLUMN "risk_reasons";
  ALTER TABLE "recommendations" DROP COLUMN "client_submitted_at";
  ALTER TABLE "recommendations" DROP COLUMN "original_payload";
  ALTER TABLE "recommendations" DROP COLUMN "receipt_hash";
  ALTER TABLE "recommendations" DROP COLUMN "idempotency_key";
  ALTER TABLE "recommendations" DROP COLUMN "body_hash";
  ALTER TABLE "recommendations" DROP COLUMN "network_hash";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "paths_id";
  DROP TYPE "public"."enum_paths_steps_category";
  DROP TYPE "public"."enum_paths_city";
  DROP TYPE "public"."enum_paths_origin";
  DROP TYPE "public"."enum_paths_status";
  DROP TYPE "public"."enum__paths_v_version_steps_category";
  DROP TYPE "public"."enum__paths_v_version_city";
  DROP TYPE "public"."enum__paths_v_version_origin";
  DROP TYPE "public"."enum__paths_v_version_status";
  DROP TYPE "public"."enum_recommendations_place_site_category";
  DROP TYPE "public"."enum_recommendations_report_target";
  DROP TYPE "public"."enum_recommendations_report_field";
  DROP TYPE "public"."enum_review_log_item_kind";
  DROP TYPE "public"."enum_review_log_action";
  DROP TYPE "public"."enum_review_log_from";
  DROP TYPE "public"."enum_review_log_to";
  DROP TYPE "public"."enum_import_runs_kind";
  DROP TYPE "public"."enum_import_runs_source";
  DROP TYPE "public"."enum_import_runs_status";
  DROP TYPE "public"."enum_import_runs_trigger";`)
}
