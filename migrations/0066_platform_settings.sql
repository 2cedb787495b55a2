ALTER TABLE "broadcast" ADD COLUMN "fee" jsonb;--> statement-breakpoint
ALTER TABLE "setting_version" ADD COLUMN "value" jsonb;--> statement-breakpoint
UPDATE "setting_version" SET "value" = to_jsonb("value_cents");--> statement-breakpoint
ALTER TABLE "setting_version" DROP COLUMN "value_cents";