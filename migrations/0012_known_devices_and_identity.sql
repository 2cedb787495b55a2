CREATE TABLE "known_device" (
	"device_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "background_check" ADD COLUMN "ssn_fingerprint" "bytea";--> statement-breakpoint
ALTER TABLE "background_check" ADD COLUMN "identity_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_user" ON "known_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "background_check_ssn" ON "background_check" USING btree ("ssn_fingerprint");--> statement-breakpoint
CREATE INDEX "cleaner_identity_ssn" ON "cleaner_identity" USING btree ("ssn_fingerprint");