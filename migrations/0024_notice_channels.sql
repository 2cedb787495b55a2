CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "held_notice" (
	"fact_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"words" text NOT NULL,
	"fact" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_notice_fact_id_recipient_id_words_pk" PRIMARY KEY("fact_id","recipient_id","words")
);
--> statement-breakpoint
CREATE TABLE "notice_preference" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" boolean,
	"push" boolean,
	"sms" boolean,
	CONSTRAINT "notice_preference_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"key" text PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_refusal" (
	"number_hash" "bytea" PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"only_one" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_notice" ADD CONSTRAINT "held_notice_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_once" ON "delivery" USING btree ("notification_id","channel");--> statement-breakpoint
CREATE INDEX "delivery_due" ON "delivery" USING btree ("next_try_at") WHERE "delivery"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "delivery_recipient" ON "delivery" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "delivery_created" ON "delivery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "held_notice_due" ON "held_notice" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "held_notice_recipient" ON "held_notice" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "push_subscription_user" ON "push_subscription" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "reminder_age" ON "reminder" USING btree ("reminded_at");--> statement-breakpoint
CREATE INDEX "payment_method_ends" ON "payment_method" USING btree ("exp_year","exp_month") WHERE "payment_method"."is_default" and "payment_method"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "job_assigned_start" ON "job" USING btree ("start_time") WHERE "job"."status" = 'ASSIGNED';--> statement-breakpoint
CREATE INDEX "job_under_way" ON "job" USING btree ("end_time") WHERE "job"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "payout_account_pending" ON "payout_account" USING btree ("created_at") WHERE "payout_account"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_try_at") WHERE "mail"."next_try_at" is not null;--> statement-breakpoint
UPDATE "mail" SET "next_try_at" = "created_at" WHERE "sent_at" IS NULL;--> statement-breakpoint
INSERT INTO "push_key" ("private_key") VALUES (encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));
