ALTER TABLE "bid" ADD COLUMN "lost_because" text[];--> statement-breakpoint
CREATE INDEX "job_done_place" ON "job" USING gist ("location") WHERE "job"."submitted_at" is not null;