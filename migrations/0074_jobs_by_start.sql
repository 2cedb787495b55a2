DROP INDEX "job_status";--> statement-breakpoint
CREATE INDEX "job_status_start" ON "job" USING btree ("status","start_time" DESC NULLS LAST,"id" DESC NULLS LAST);