import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "locations_arabic_name_idx";
  DROP INDEX "locations_city_idx";
  DROP INDEX "locations_origin_idx";
  DROP INDEX "locations_created_at_idx";
  DROP INDEX "locations_deleted_at_idx";
  DROP INDEX "locations__status_idx";
  DROP INDEX "latitude_longitude_idx";
  DROP INDEX "_locations_v_version_version_arabic_name_idx";
  DROP INDEX "_locations_v_version_version_city_idx";
  DROP INDEX "_locations_v_version_version_origin_idx";
  DROP INDEX "_locations_v_version_version_media_idx";
  DROP INDEX "_locations_v_version_version_created_at_idx";
  DROP INDEX "_locations_v_created_at_idx";
  DROP INDEX "_locations_v_updated_at_idx";
  DROP INDEX "version_latitude_version_longitude_idx";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "locations_arabic_name_idx" ON "locations" USING btree ("arabic_name");
  CREATE INDEX "locations_city_idx" ON "locations" USING btree ("city");
  CREATE INDEX "locations_origin_idx" ON "locations" USING btree ("origin");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");
  CREATE INDEX "latitude_longitude_idx" ON "locations" USING btree ("latitude","longitude");
  CREATE INDEX "_locations_v_version_version_arabic_name_idx" ON "_locations_v" USING btree ("version_arabic_name");
  CREATE INDEX "_locations_v_version_version_city_idx" ON "_locations_v" USING btree ("version_city");
  CREATE INDEX "_locations_v_version_version_origin_idx" ON "_locations_v" USING btree ("version_origin");
  CREATE INDEX "_locations_v_version_version_media_idx" ON "_locations_v" USING btree ("version_media_id");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "version_latitude_version_longitude_idx" ON "_locations_v" USING btree ("version_latitude","version_longitude");`)
}
