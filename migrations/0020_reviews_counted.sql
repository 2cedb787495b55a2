ALTER TABLE "review" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "review" SET "counted_at" = "moderated_at" WHERE "moderation_status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "review_to_count" ON "review" USING btree ("created_at") WHERE "review"."moderation_status" = 'APPROVED' and "review"."counted_at" is null;