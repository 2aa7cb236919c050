import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_guide_articles_section" ADD VALUE 'answers';
  ALTER TYPE "public"."enum__guide_articles_v_version_section" ADD VALUE 'answers';
  CREATE TABLE "site_settings_announced_months" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_announced_months" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_settings_announced_months" ADD CONSTRAINT "site_settings_announced_months_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_announced_months" ADD CONSTRAINT "_site_settings_v_version_announced_months_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_announced_months_order_idx" ON "site_settings_announced_months" USING btree ("_order");
  CREATE INDEX "site_settings_announced_months_parent_id_idx" ON "site_settings_announced_months" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_announced_months_order_idx" ON "_site_settings_v_version_announced_months" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_announced_months_parent_id_idx" ON "_site_settings_v_version_announced_months" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_announced_months" CASCADE;
  DROP TABLE "_site_settings_v_version_announced_months" CASCADE;
  ALTER TABLE "guide_articles" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "public"."enum_guide_articles_section";
  CREATE TYPE "public"."enum_guide_articles_section" AS ENUM('umrah', 'hajj', 'more');
  ALTER TABLE "guide_articles" ALTER COLUMN "section" SET DATA TYPE "public"."enum_guide_articles_section" USING "section"::"public"."enum_guide_articles_section";
  ALTER TABLE "_guide_articles_v" ALTER COLUMN "version_section" SET DATA TYPE text;
  DROP TYPE "public"."enum__guide_articles_v_version_section";
  CREATE TYPE "public"."enum__guide_articles_v_version_section" AS ENUM('umrah', 'hajj', 'more');
  ALTER TABLE "_guide_articles_v" ALTER COLUMN "version_section" SET DATA TYPE "public"."enum__guide_articles_v_version_section" USING "version_section"::"public"."enum__guide_articles_v_version_section";`)
}
