CREATE TABLE "sign_in_attempt" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_in_attempt_ends" ON "sign_in_attempt" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "user_account" DROP COLUMN "wrong_codes";