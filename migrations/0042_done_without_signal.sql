ALTER TABLE "deliverable" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_task" ADD COLUMN "marked_at" timestamp with time zone;