ALTER TABLE "push_subscription" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD COLUMN "rests_until" timestamp with time zone;