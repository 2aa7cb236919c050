import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_locations_category" ADD VALUE 'help point' BEFORE 'pharmacy';
  ALTER TYPE "public"."enum__locations_v_version_category" ADD VALUE 'help point' BEFORE 'pharmacy';
  ALTER TYPE "public"."enum_recommendations_place_site_category" ADD VALUE 'help point' BEFORE 'pharmacy';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" ALTER COLUMN "category" SET DATA TYPE text;
  DROP TYPE "public"."enum_locations_category";
  CREATE TYPE "public"."enum_locations_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'stop');
  ALTER TABLE "locations" ALTER COLUMN "category" SET DATA TYPE "public"."enum_locations_category" USING "category"::"public"."enum_locations_category";
  ALTER TABLE "_locations_v" ALTER COLUMN "version_category" SET DATA TYPE text;
  DROP TYPE "public"."enum__locations_v_version_category";
  CREATE TYPE "public"."enum__locations_v_version_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'stop');
  ALTER TABLE "_locations_v" ALTER COLUMN "version_category" SET DATA TYPE "public"."enum__locations_v_version_category" USING "version_category"::"public"."enum__locations_v_version_category";
  ALTER TABLE "recommendations" ALTER COLUMN "place_site_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_recommendations_place_site_category";
  CREATE TYPE "public"."enum_recommendations_place_site_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'stop');
  ALTER TABLE "recommendations" ALTER COLUMN "place_site_category" SET DATA TYPE "public"."enum_recommendations_place_site_category" USING "place_site_category"::"public"."enum_recommendations_place_site_category";`)
}
