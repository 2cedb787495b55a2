ALTER TABLE "content_report" ADD COLUMN "author_reason" text;--> statement-breakpoint
-- what the author of an older one was told: the reason of the report
UPDATE "content_report" SET "author_reason" = coalesce("about", 'other') WHERE "action" IN ('warn', 'hide') AND cardinality("flags") = 0;
