ALTER TABLE "job" ADD COLUMN "reviewed_by_host" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "reviewed_by_cleaner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "job" SET
  "reviewed_by_host" = EXISTS (SELECT FROM "review" WHERE "review"."job_id" = "job"."id" AND "review"."author_id" = "job"."host_id"),
  "reviewed_by_cleaner" = EXISTS (SELECT FROM "review" WHERE "review"."job_id" = "job"."id" AND "review"."author_id" = "job"."cleaner_id")
WHERE EXISTS (SELECT FROM "review" WHERE "review"."job_id" = "job"."id");
