import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_locations_name_basis" AS ENUM('transliterated');
  CREATE TYPE "public"."enum__locations_v_version_name_basis" AS ENUM('transliterated');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  ALTER TYPE "public"."enum_locations_category" ADD VALUE 'toilets' BEFORE 'cafe';
  ALTER TYPE "public"."enum_locations_category" ADD VALUE 'stop';
  ALTER TYPE "public"."enum_locations_city" ADD VALUE 'Outside the cities';
  ALTER TYPE "public"."enum__locations_v_version_category" ADD VALUE 'toilets' BEFORE 'cafe';
  ALTER TYPE "public"."enum__locations_v_version_category" ADD VALUE 'stop';
  ALTER TYPE "public"."enum__locations_v_version_city" ADD VALUE 'Outside the cities';
  ALTER TYPE "public"."enum_recommendations_status" ADD VALUE 'with-editor' BEFORE 'approved';
  ALTER TYPE "public"."enum_recommendations_place_site_category" ADD VALUE 'toilets' BEFORE 'cafe';
  ALTER TYPE "public"."enum_recommendations_place_site_category" ADD VALUE 'stop';
  ALTER TYPE "public"."enum_review_log_action" ADD VALUE 'hand-over';
  ALTER TYPE "public"."enum_review_log_action" ADD VALUE 'settle';
  ALTER TYPE "public"."enum_review_log_action" ADD VALUE 'hand-back';
  ALTER TYPE "public"."enum_review_log_from" ADD VALUE 'with-editor' BEFORE 'approved';
  ALTER TYPE "public"."enum_review_log_to" ADD VALUE 'with-editor' BEFORE 'approved';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'publish-scheduled' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'publish-scheduled' BEFORE 'schedulePublish';
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"guide_articles_id" integer,
  	"paths_id" integer,
  	"locations_id" integer,
  	"mosque_gates_id" integer
  );
  
  CREATE TABLE "merge_undo" (
  	"old_id" integer PRIMARY KEY NOT NULL,
  	"kept_id" integer NOT NULL,
  	"merged_by" integer NOT NULL,
  	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"before" jsonb NOT NULL
  );
  
  ALTER TABLE "locations" ADD COLUMN "name_basis" "enum_locations_name_basis";
  ALTER TABLE "locations" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "locations" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "locations" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_name_basis" "enum__locations_v_version_name_basis";
  ALTER TABLE "_locations_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_locations_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "mosque_gates" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "mosque_gates" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "mosque_gates" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_mosque_gates_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_mosque_gates_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_mosque_gates_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "guide_articles" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "guide_articles" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "guide_articles" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_guide_articles_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_guide_articles_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_guide_articles_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "faq_groups" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "faq_groups" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "faq_groups" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_faq_groups_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_faq_groups_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_faq_groups_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "authorities" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "authorities" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "authorities" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_authorities_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_authorities_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_authorities_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "booking_platforms" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "booking_platforms" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "booking_platforms" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_booking_platforms_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_booking_platforms_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_booking_platforms_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "paths" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "paths" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "paths" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_paths_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_paths_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_paths_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "home" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "home" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "about" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "about" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "about" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_about_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "contact" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "contact" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "contact" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_contact_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "terms" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "terms" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "terms" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_terms_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_terms_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_terms_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "emergency_numbers" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "emergency_numbers" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "emergency_numbers" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_emergency_numbers_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_emergency_numbers_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_emergency_numbers_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "last_save_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "last_save_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "last_save_from_tab" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_last_save_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_last_save_at" timestamp(3) with time zone;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_last_save_from_tab" varchar;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_guide_articles_fk" FOREIGN KEY ("guide_articles_id") REFERENCES "public"."guide_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_paths_fk" FOREIGN KEY ("paths_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_mosque_gates_fk" FOREIGN KEY ("mosque_gates_id") REFERENCES "public"."mosque_gates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_guide_articles_id_idx" ON "redirects_rels" USING btree ("guide_articles_id");
  CREATE INDEX "redirects_rels_paths_id_idx" ON "redirects_rels" USING btree ("paths_id");
  CREATE INDEX "redirects_rels_locations_id_idx" ON "redirects_rels" USING btree ("locations_id");
  CREATE INDEX "redirects_rels_mosque_gates_id_idx" ON "redirects_rels" USING btree ("mosque_gates_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merge_undo" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "merge_undo" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "locations" ALTER COLUMN "category" SET DATA TYPE text;
  DROP TYPE "public"."enum_locations_category";
  CREATE TYPE "public"."enum_locations_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services');
  ALTER TABLE "locations" ALTER COLUMN "category" SET DATA TYPE "public"."enum_locations_category" USING "category"::"public"."enum_locations_category";
  ALTER TABLE "locations" ALTER COLUMN "city" SET DATA TYPE text;
  DROP TYPE "public"."enum_locations_city";
  CREATE TYPE "public"."enum_locations_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  ALTER TABLE "locations" ALTER COLUMN "city" SET DATA TYPE "public"."enum_locations_city" USING "city"::"public"."enum_locations_city";
  ALTER TABLE "_locations_v" ALTER COLUMN "version_category" SET DATA TYPE text;
  DROP TYPE "public"."enum__locations_v_version_category";
  CREATE TYPE "public"."enum__locations_v_version_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services');
  ALTER TABLE "_locations_v" ALTER COLUMN "version_category" SET DATA TYPE "public"."enum__locations_v_version_category" USING "version_category"::"public"."enum__locations_v_version_category";
  ALTER TABLE "_locations_v" ALTER COLUMN "version_city" SET DATA TYPE text;
  DROP TYPE "public"."enum__locations_v_version_city";
  CREATE TYPE "public"."enum__locations_v_version_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  ALTER TABLE "_locations_v" ALTER COLUMN "version_city" SET DATA TYPE "public"."enum__locations_v_version_city" USING "version_city"::"public"."enum__locations_v_version_city";
  ALTER TABLE "recommendations" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "recommendations" ALTER COLUMN "status" SET DEFAULT 'pending-review'::text;
  DROP TYPE "public"."enum_recommendations_status";
  CREATE TYPE "public"."enum_recommendations_status" AS ENUM('pending-review', 'claimed', 'approved', 'rejected', 'spam', 'duplicate');
  ALTER TABLE "recommendations" ALTER COLUMN "status" SET DEFAULT 'pending-review'::"public"."enum_recommendations_status";
  ALTER TABLE "recommendations" ALTER COLUMN "status" SET DATA TYPE "public"."enum_recommendations_status" USING "status"::"public"."enum_recommendations_status";
  ALTER TABLE "recommendations" ALTER COLUMN "place_site_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_recommendations_place_site_category";
  CREATE TYPE "public"."enum_recommendations_place_site_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services');
  ALTER TABLE "recommendations" ALTER COLUMN "place_site_category" SET DATA TYPE "public"."enum_recommendations_place_site_category" USING "place_site_category"::"public"."enum_recommendations_place_site_category";
  ALTER TABLE "review_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_review_log_action";
  CREATE TYPE "public"."enum_review_log_action" AS ENUM('claim', 'release', 'expire', 'edit', 'approve', 'reject', 'spam', 'merge', 'reopen', 'undo', 'erase');
  ALTER TABLE "review_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_review_log_action" USING "action"::"public"."enum_review_log_action";
  ALTER TABLE "review_log" ALTER COLUMN "from" SET DATA TYPE text;
  DROP TYPE "public"."enum_review_log_from";
  CREATE TYPE "public"."enum_review_log_from" AS ENUM('pending-review', 'claimed', 'approved', 'rejected', 'spam', 'duplicate');
  ALTER TABLE "review_log" ALTER COLUMN "from" SET DATA TYPE "public"."enum_review_log_from" USING "from"::"public"."enum_review_log_from";
  ALTER TABLE "review_log" ALTER COLUMN "to" SET DATA TYPE text;
  DROP TYPE "public"."enum_review_log_to";
  CREATE TYPE "public"."enum_review_log_to" AS ENUM('pending-review', 'claimed', 'approved', 'rejected', 'spam', 'duplicate');
  ALTER TABLE "review_log" ALTER COLUMN "to" SET DATA TYPE "public"."enum_review_log_to" USING "to"::"public"."enum_review_log_to";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "locations" DROP COLUMN "name_basis";
  ALTER TABLE "locations" DROP COLUMN "last_save_by";
  ALTER TABLE "locations" DROP COLUMN "last_save_at";
  ALTER TABLE "locations" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_locations_v" DROP COLUMN "version_name_basis";
  ALTER TABLE "_locations_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_locations_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_locations_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "mosque_gates" DROP COLUMN "last_save_by";
  ALTER TABLE "mosque_gates" DROP COLUMN "last_save_at";
  ALTER TABLE "mosque_gates" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_mosque_gates_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_mosque_gates_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_mosque_gates_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "guide_articles" DROP COLUMN "last_save_by";
  ALTER TABLE "guide_articles" DROP COLUMN "last_save_at";
  ALTER TABLE "guide_articles" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_guide_articles_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_guide_articles_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_guide_articles_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "faq_groups" DROP COLUMN "last_save_by";
  ALTER TABLE "faq_groups" DROP COLUMN "last_save_at";
  ALTER TABLE "faq_groups" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_faq_groups_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_faq_groups_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_faq_groups_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "authorities" DROP COLUMN "last_save_by";
  ALTER TABLE "authorities" DROP COLUMN "last_save_at";
  ALTER TABLE "authorities" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_authorities_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_authorities_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_authorities_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "booking_platforms" DROP COLUMN "last_save_by";
  ALTER TABLE "booking_platforms" DROP COLUMN "last_save_at";
  ALTER TABLE "booking_platforms" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_booking_platforms_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_booking_platforms_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_booking_platforms_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "paths" DROP COLUMN "last_save_by";
  ALTER TABLE "paths" DROP COLUMN "last_save_at";
  ALTER TABLE "paths" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_paths_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_paths_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_paths_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "home" DROP COLUMN "last_save_by";
  ALTER TABLE "home" DROP COLUMN "last_save_at";
  ALTER TABLE "home" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "about" DROP COLUMN "last_save_by";
  ALTER TABLE "about" DROP COLUMN "last_save_at";
  ALTER TABLE "about" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_about_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_about_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_about_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "contact" DROP COLUMN "last_save_by";
  ALTER TABLE "contact" DROP COLUMN "last_save_at";
  ALTER TABLE "contact" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_contact_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_contact_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_contact_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "terms" DROP COLUMN "last_save_by";
  ALTER TABLE "terms" DROP COLUMN "last_save_at";
  ALTER TABLE "terms" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_terms_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_terms_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_terms_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "emergency_numbers" DROP COLUMN "last_save_by";
  ALTER TABLE "emergency_numbers" DROP COLUMN "last_save_at";
  ALTER TABLE "emergency_numbers" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_emergency_numbers_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_emergency_numbers_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_emergency_numbers_v" DROP COLUMN "version_last_save_from_tab";
  ALTER TABLE "site_settings" DROP COLUMN "last_save_by";
  ALTER TABLE "site_settings" DROP COLUMN "last_save_at";
  ALTER TABLE "site_settings" DROP COLUMN "last_save_from_tab";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_last_save_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_last_save_at";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_last_save_from_tab";
  DROP TYPE "public"."enum_locations_name_basis";
  DROP TYPE "public"."enum__locations_v_version_name_basis";
  DROP TYPE "public"."enum_redirects_to_type";`)
}
