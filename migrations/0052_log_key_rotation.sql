-- squawk-ignore ban-drop-not-null
ALTER TABLE "log_key" ALTER COLUMN "private_sealed" DROP NOT NULL;--> statement-breakpoint
UPDATE "log_key" SET "private_sealed" = NULL WHERE "until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "log_entry" ADD COLUMN "keys_hash" text;--> statement-breakpoint
ALTER TABLE "log_key" ADD COLUMN "endorsement" text;--> statement-breakpoint
ALTER TABLE "log_key" ADD COLUMN "distrusted_from" timestamp with time zone;