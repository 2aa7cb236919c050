import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "import_creations" (
  	"run_id" integer NOT NULL,
  	"collection" text NOT NULL,
  	"record_ids" integer[] NOT NULL,
  	"written_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "import_creations_run_id_collection_pk" PRIMARY KEY("run_id","collection")
  );
  
  -- Not generated: what earlier imports have made can still be undone.
  INSERT INTO "import_creations" ("run_id", "collection", "record_ids", "written_at")
    SELECT "run_id", "collection", array_agg("record_id"), max("written_at") FROM "import_undo"
    WHERE "is_new" AND "written_at" IS NOT NULL GROUP BY 1, 2;
  DELETE FROM "import_undo" WHERE "is_new";
  ALTER TABLE "import_undo" DROP COLUMN "is_new";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_undo" ADD COLUMN "is_new" boolean NOT NULL DEFAULT false;
  ALTER TABLE "import_undo" ALTER COLUMN "is_new" DROP DEFAULT;
  -- Not generated: the keys of new records stand in the bases.
  INSERT INTO "import_undo" ("run_id", "collection", "source_key", "record_id", "is_new", "written_at")
    SELECT c."run_id", c."collection", v."source_key", v."record_id", true, c."written_at" FROM "import_creations" c
    JOIN "import_values" v ON v."collection" = c."collection" AND v."record_id" = ANY (c."record_ids");
  DROP TABLE "import_creations" CASCADE;`)
}
