-- No query used it; a feed's events are few.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "calendar_event_booking";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "stay_moves" jsonb DEFAULT '[]' NOT NULL;