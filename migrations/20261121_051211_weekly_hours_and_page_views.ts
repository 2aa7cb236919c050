import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_views" (
  	"day" date NOT NULL,
  	"route" text NOT NULL,
  	"views" integer NOT NULL,
  	CONSTRAINT "page_views_day_route_pk" PRIMARY KEY("day","route")
  );
  
  ALTER TABLE "locations" ADD COLUMN "weekly_hours" jsonb;
  ALTER TABLE "_locations_v" ADD COLUMN "version_weekly_hours" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_views" CASCADE;
  ALTER TABLE "locations" DROP COLUMN "weekly_hours";
  ALTER TABLE "_locations_v" DROP COLUMN "version_weekly_hours";`)
}
