CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "background_check" DROP CONSTRAINT "background_check_userId_unique";--> statement-breakpoint
ALTER TABLE "audit_note" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "background_check" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "background_check_current" ON "background_check" USING btree ("user_id") WHERE "background_check"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "job_timeline_dispute" ON "job_timeline" USING btree ("at","job_id") WHERE "job_timeline"."kind" in ('DISPUTED', 'RESOLVED');--> statement-breakpoint
CREATE INDEX "job_created" ON "job" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_started" ON "job" USING btree ("started_at") WHERE "job"."started_at" is not null;