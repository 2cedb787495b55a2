CREATE INDEX "finding_finder" ON "finding" USING btree ("finder_id");--> statement-breakpoint
DELETE FROM "helper" WHERE "cleaner_id" = "helper_id";--> statement-breakpoint
ALTER TABLE "helper" ADD CONSTRAINT "helper_not_oneself" CHECK ("helper"."cleaner_id" <> "helper"."helper_id");