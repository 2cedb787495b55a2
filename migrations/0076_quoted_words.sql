ALTER TABLE "content_report" ADD COLUMN "quoted_text" text;--> statement-breakpoint
ALTER TABLE "content_report" ADD COLUMN "quoted_written_at" timestamp with time zone;