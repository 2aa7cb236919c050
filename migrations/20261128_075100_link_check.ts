import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "checked_links" (
  	"address" text PRIMARY KEY NOT NULL,
  	"state" text DEFAULT 'unchecked' NOT NULL,
  	"why" text,
  	"moved_to" text,
  	"since" timestamp with time zone DEFAULT now() NOT NULL,
  	"checked_at" timestamp with time zone,
  	"due_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "checked_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "checked_links" CASCADE;`)
}
