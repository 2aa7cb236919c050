import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "session_devices" (
  	"session" text PRIMARY KEY NOT NULL,
  	"account" integer NOT NULL,
  	"device" text NOT NULL
  );
  
  CREATE INDEX "session_devices_account_idx" ON "session_devices" USING btree ("account");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "session_devices" CASCADE;`)
}
