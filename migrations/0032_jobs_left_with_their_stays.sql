ALTER TABLE "notification" ADD COLUMN "job_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_timeline" ADD COLUMN "with_stay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "left_with_stay" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "leave_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_left_untold" ON "job" USING btree ("canceled_at") WHERE "job"."left_with_stay" is not null and "job"."leave_told_at" is null;--> statement-breakpoint
UPDATE "job" SET "left_with_stay" = json_build_object('asPosted', false, 'home', json_build_object(
  'city', home."city", 'state', home."state", 'zipCode', home."zip_code", 'latitude', home."latitude", 'longitude', home."longitude",
  'bedrooms', home."bedrooms", 'bathrooms', home."bathrooms")), "leave_told_at" = "job"."canceled_at", "cancel_reason" = null
FROM "property" home WHERE home."id" = "job"."property_id" AND "job"."status" = 'CANCELED' AND "job"."cancel_reason" = 'stay canceled'
  AND (SELECT step."actor_id" IS NULL FROM "job_timeline" step WHERE step."job_id" = "job"."id" AND step."kind" = 'CANCELED' ORDER BY step."at" DESC LIMIT 1);
