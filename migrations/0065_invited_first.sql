ALTER TABLE "job" ADD COLUMN "open_to_all_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posting_template" ADD COLUMN "invite_first" jsonb;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "invite_first" jsonb;--> statement-breakpoint
CREATE INDEX "job_first" ON "job" USING btree ("open_to_all_at") WHERE "job"."open_to_all_at" is not null;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_first_open" CHECK ("job"."open_to_all_at" is null or "job"."status" = 'OPEN');