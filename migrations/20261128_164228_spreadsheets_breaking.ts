import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_import_runs_kind" ADD VALUE 'places-sheet';
  ALTER TYPE "public"."enum_import_runs_kind" ADD VALUE 'gates-sheet';
  ALTER TYPE "public"."enum_import_runs_kind" ADD VALUE 'facts-sheet';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-places-sheet' BEFORE 'publish-scheduled';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-gates-sheet' BEFORE 'publish-scheduled';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-facts-sheet' BEFORE 'publish-scheduled';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-places-sheet' BEFORE 'publish-scheduled';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-gates-sheet' BEFORE 'publish-scheduled';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-facts-sheet' BEFORE 'publish-scheduled';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_runs" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_import_runs_kind";
  CREATE TYPE "public"."enum_import_runs_kind" AS ENUM('osm', 'gates', 'streets');
  ALTER TABLE "import_runs" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_import_runs_kind" USING "kind"::"public"."enum_import_runs_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'import-streets', 'publish-scheduled', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'import-streets', 'publish-scheduled', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
