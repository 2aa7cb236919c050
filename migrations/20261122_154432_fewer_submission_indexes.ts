import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "recommendations_status_idx";
  DROP INDEX "recommendations_kind_idx";
  DROP INDEX "recommendations_city_idx";
  DROP INDEX "recommendations_report_report_location_idx";
  DROP INDEX "recommendations_report_report_gate_idx";
  DROP INDEX "recommendations_decision_decision_by_idx";
  DROP INDEX "recommendations_published_place_idx";
  DROP INDEX "recommendations_published_path_idx";
  DROP INDEX "recommendations_duplicate_of_idx";
  DROP INDEX "recommendations_duplicate_of_place_idx";
  DROP INDEX "recommendations_claimed_by_idx";
  DROP INDEX "recommendations_claim_expires_at_idx";
  DROP INDEX "recommendations_risk_score_idx";
  DROP INDEX "recommendations_network_hash_idx";
  DROP INDEX "recommendations_updated_at_idx";
  DROP INDEX "recommendations_created_at_idx";
  DROP INDEX "recommendations_deleted_at_idx";
  CREATE INDEX "recommendations_duplicate_of_place_id_if_any_idx" ON "recommendations" USING btree ("duplicate_of_place_id") WHERE "recommendations"."duplicate_of_place_id" is not null;
  CREATE INDEX "recommendations_published_place_id_if_any_idx" ON "recommendations" USING btree ("published_place_id") WHERE "recommendations"."published_place_id" is not null;
  CREATE INDEX "recommendations_report_location_id_if_any_idx" ON "recommendations" USING btree ("report_location_id") WHERE "recommendations"."report_location_id" is not null;
  CREATE INDEX "recommendations_known_network_idx" ON "recommendations" USING btree ("submitted_at") WHERE "recommendations"."network_hash" is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "recommendations_duplicate_of_place_id_if_any_idx";
  DROP INDEX "recommendations_published_place_id_if_any_idx";
  DROP INDEX "recommendations_report_location_id_if_any_idx";
  DROP INDEX "recommendations_known_network_idx";
  CREATE INDEX "recommendations_status_idx" ON "recommendations" USING btree ("status");
  CREATE INDEX "recommendations_kind_idx" ON "recommendations" USING btree ("kind");
  CREATE INDEX "recommendations_city_idx" ON "recommendations" USING btree ("city");
  CREATE INDEX "recommendations_report_report_location_idx" ON "recommendations" USING btree ("report_location_id");
  CREATE INDEX "recommendations_report_report_gate_idx" ON "recommendations" USING btree ("report_gate_id");
  CREATE INDEX "recommendations_decision_decision_by_idx" ON "recommendations" USING btree ("decision_by_id");
  CREATE INDEX "recommendations_published_place_idx" ON "recommendations" USING btree ("published_place_id");
  CREATE INDEX "recommendations_published_path_idx" ON "recommendations" USING btree ("published_path_id");
  CREATE INDEX "recommendations_duplicate_of_idx" ON "recommendations" USING btree ("duplicate_of_id");
  CREATE INDEX "recommendations_duplicate_of_place_idx" ON "recommendations" USING btree ("duplicate_of_place_id");
  CREATE INDEX "recommendations_claimed_by_idx" ON "recommendations" USING btree ("claimed_by_id");
  CREATE INDEX "recommendations_claim_expires_at_idx" ON "recommendations" USING btree ("claim_expires_at");
  CREATE INDEX "recommendations_risk_score_idx" ON "recommendations" USING btree ("risk_score");
  CREATE INDEX "recommendations_network_hash_idx" ON "recommendations" USING btree ("network_hash");
  CREATE INDEX "recommendations_updated_at_idx" ON "recommendations" USING btree ("updated_at");
  CREATE INDEX "recommendations_created_at_idx" ON "recommendations" USING btree ("created_at");
  CREATE INDEX "recommendations_deleted_at_idx" ON "recommendations" USING btree ("deleted_at");`)
}
