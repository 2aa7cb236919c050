import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "place_merges" CASCADE;
  DROP TABLE "place_distinctions" CASCADE;`)
}
