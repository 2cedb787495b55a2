ALTER TABLE "content_report" ADD COLUMN "removed_text" text;--> statement-breakpoint
-- days on which somebody joined or left the staff are counted anew, without them
INSERT INTO "figure_change" ("at")
SELECT "created_at" FROM "user_account" WHERE "role" = 'ADMIN'
UNION SELECT "erased_at" FROM "user_account" WHERE "role" = 'ADMIN' AND "erased_at" IS NOT NULL;
