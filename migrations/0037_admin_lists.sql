CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "user_account_created";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "job_created";--> statement-breakpoint
CREATE INDEX "user_account_role" ON "user_account" USING btree ("role","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "user_account"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "user_account_name" ON "user_account" USING btree ((lower("name") collate "C") desc nulls last,"id" DESC NULLS LAST) WHERE "user_account"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "user_account_words" ON "user_account" USING gin ("name" gin_trgm_ops,("email"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id") WHERE "audit_log"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_by_admins" ON "audit_log" USING btree ("id") WHERE "audit_log"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_note_words" ON "audit_note" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_timeline_hire" ON "job_timeline" USING btree ("at","job_id") WHERE "job_timeline"."kind" in ('ASSIGNED', 'REASSIGNED');--> statement-breakpoint
CREATE INDEX "job_start" ON "job" USING btree ("start_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_status" ON "job" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_transaction_at" ON "ledger_transaction" USING btree ("at");--> statement-breakpoint
CREATE INDEX "property_any_of_host" ON "property" USING btree ("host_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_created" ON "property" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_title" ON "property" USING btree ((lower("title") collate "C") desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_words" ON "property" USING gin ("title" gin_trgm_ops,"address" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "job_created" ON "job" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);