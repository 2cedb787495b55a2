CREATE TABLE "login_challenge" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"by_mail" boolean NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "two_factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "two_factor_steps" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_challenge_user" ON "login_challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_challenge_expires" ON "login_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("user_id");
--> statement-breakpoint
-- Nothing new stands under the name of somebody who has erased their account. A write that was under way meanwhile waits
-- at its foreign key for the erasure, which holds the account's row, and finds out here: the trigger's name comes after
-- those of foreign keys, which PostgreSQL runs in the order of their names.
CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM user_account u WHERE u.id = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid AND u.erased_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the account was erased' USING ERRCODE = 'FK410';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER zz_job_of_erased AFTER INSERT ON "job" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_bid_of_erased AFTER INSERT ON "bid" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');--> statement-breakpoint
CREATE TRIGGER zz_property_of_erased AFTER INSERT ON "property" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_payment_of_erased AFTER INSERT ON "payment" FOR EACH ROW EXECUTE FUNCTION refuse_erased('payer_id');--> statement-breakpoint
CREATE TRIGGER zz_payment_method_of_erased AFTER INSERT ON "payment_method" FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');--> statement-breakpoint
CREATE TRIGGER zz_message_of_erased AFTER INSERT ON "message" FOR EACH ROW EXECUTE FUNCTION refuse_erased('author_id');--> statement-breakpoint
CREATE TRIGGER zz_review_of_erased AFTER INSERT ON "review" FOR EACH ROW EXECUTE FUNCTION refuse_erased('author_id');--> statement-breakpoint
CREATE TRIGGER zz_upload_of_erased AFTER INSERT ON "upload" FOR EACH ROW EXECUTE FUNCTION refuse_erased('owner_id');--> statement-breakpoint
CREATE TRIGGER zz_cleaner_profile_of_erased AFTER INSERT ON "cleaner_profile" FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');--> statement-breakpoint
CREATE TRIGGER zz_payout_of_erased AFTER INSERT ON "payout" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');--> statement-breakpoint
CREATE TRIGGER zz_calendar_integration_of_erased AFTER INSERT ON "calendar_integration" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_session_of_erased AFTER INSERT ON "session" FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');
--> statement-breakpoint
CREATE TABLE "email_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"code_hash" "bytea",
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;