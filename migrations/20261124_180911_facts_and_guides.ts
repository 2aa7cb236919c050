import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_guide_articles_section" ADD VALUE 'more';
  ALTER TYPE "public"."enum__guide_articles_v_version_section" ADD VALUE 'more';
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"unit" varchar,
  	"source_title" varchar NOT NULL,
  	"source_url" varchar,
  	"key" varchar NOT NULL,
  	"checked_on" timestamp(3) with time zone NOT NULL,
  	"review_due_on" timestamp(3) with time zone NOT NULL,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_label" varchar NOT NULL,
  	"version_value" varchar NOT NULL,
  	"version_unit" varchar,
  	"version_source_title" varchar NOT NULL,
  	"version_source_url" varchar,
  	"version_key" varchar NOT NULL,
  	"version_checked_on" timestamp(3) with time zone NOT NULL,
  	"version_review_due_on" timestamp(3) with time zone NOT NULL,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facts_id" integer;
  ALTER TABLE "site_settings_coming_soon" ADD COLUMN "article_id" integer;
  ALTER TABLE "_site_settings_v_version_coming_soon" ADD COLUMN "article_id" integer;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_parent_id_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_checked_on_idx" ON "facts" USING btree ("checked_on");
  CREATE INDEX "facts_review_due_on_idx" ON "facts" USING btree ("review_due_on");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts_deleted_at_idx" ON "facts" USING btree ("deleted_at");
  CREATE INDEX "_facts_v_parent_idx" ON "_facts_v" USING btree ("parent_id");
  CREATE INDEX "_facts_v_version_version_key_idx" ON "_facts_v" USING btree ("version_key");
  CREATE INDEX "_facts_v_version_version_checked_on_idx" ON "_facts_v" USING btree ("version_checked_on");
  CREATE INDEX "_facts_v_version_version_review_due_on_idx" ON "_facts_v" USING btree ("version_review_due_on");
  CREATE INDEX "_facts_v_version_version_updated_at_idx" ON "_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_facts_v_version_version_created_at_idx" ON "_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_facts_v_version_version_deleted_at_idx" ON "_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_facts_v_created_at_idx" ON "_facts_v" USING btree ("created_at");
  CREATE INDEX "_facts_v_updated_at_idx" ON "_facts_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_coming_soon" ADD CONSTRAINT "site_settings_coming_soon_article_id_guide_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."guide_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_coming_soon" ADD CONSTRAINT "_site_settings_v_version_coming_soon_article_id_guide_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."guide_articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");
  CREATE INDEX "site_settings_coming_soon_article_idx" ON "site_settings_coming_soon" USING btree ("article_id");
  CREATE INDEX "_site_settings_v_version_coming_soon_article_idx" ON "_site_settings_v_version_coming_soon" USING btree ("article_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_facts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "_facts_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_facts_fk";
  
  ALTER TABLE "site_settings_coming_soon" DROP CONSTRAINT "site_settings_coming_soon_article_id_guide_articles_id_fk";
  
  ALTER TABLE "_site_settings_v_version_coming_soon" DROP CONSTRAINT "_site_settings_v_version_coming_soon_article_id_guide_articles_id_fk";
  
  ALTER TABLE "guide_articles" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "public"."enum_guide_articles_section";
  CREATE TYPE "public"."enum_guide_articles_section" AS ENUM('umrah', 'hajj');
  ALTER TABLE "guide_articles" ALTER COLUMN "section" SET DATA TYPE "public"."enum_guide_articles_section" USING "section"::"public"."enum_guide_articles_section";
  ALTER TABLE "_guide_articles_v" ALTER COLUMN "version_section" SET DATA TYPE text;
  DROP TYPE "public"."enum__guide_articles_v_version_section";
  CREATE TYPE "public"."enum__guide_articles_v_version_section" AS ENUM('umrah', 'hajj');
  ALTER TABLE "_guide_articles_v" ALTER COLUMN "version_section" SET DATA TYPE "public"."enum__guide_articles_v_version_section" USING "version_section"::"public"."enum__guide_articles_v_version_section";
  DROP INDEX "payload_locked_documents_rels_facts_id_idx";
  DROP INDEX "site_settings_coming_soon_article_idx";
  DROP INDEX "_site_settings_v_version_coming_soon_article_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facts_id";
  ALTER TABLE "site_settings_coming_soon" DROP COLUMN "article_id";
  ALTER TABLE "_site_settings_v_version_coming_soon" DROP COLUMN "article_id";`)
}
