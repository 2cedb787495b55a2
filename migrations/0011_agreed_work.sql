ALTER TABLE "bid" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;