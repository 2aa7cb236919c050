import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_in_settings_two_factor_roles" AS ENUM('admin', 'editor', 'moderator');
  CREATE TABLE "sign_in_settings_two_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_settings_two_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "two_factor" (
  	"account" integer PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"turned_on_at" timestamp with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"recovery_hashes" text[] NOT NULL
  );
  
  ALTER TABLE "sign_in_settings_two_factor_roles" ADD CONSTRAINT "sign_in_settings_two_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sign_in_settings_two_factor_roles_order_idx" ON "sign_in_settings_two_factor_roles" USING btree ("order");
  CREATE INDEX "sign_in_settings_two_factor_roles_parent_idx" ON "sign_in_settings_two_factor_roles" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_in_settings_two_factor_roles" CASCADE;
  DROP TABLE "sign_in_settings" CASCADE;
  DROP TABLE "two_factor" CASCADE;
  DROP TYPE "public"."enum_sign_in_settings_two_factor_roles";`)
}
