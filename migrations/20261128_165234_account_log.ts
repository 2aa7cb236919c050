import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"details" varchar,
  	"account_id" numeric,
  	"account_name" varchar,
  	"actor_id" numeric,
  	"actor_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "account_log_account_id_idx" ON "account_log" USING btree ("account_id");
  CREATE INDEX "account_log_updated_at_idx" ON "account_log" USING btree ("updated_at");
  CREATE INDEX "account_log_created_at_idx" ON "account_log" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_log" CASCADE;`)
}
