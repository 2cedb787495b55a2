ALTER TABLE "dispute" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "terms" jsonb;