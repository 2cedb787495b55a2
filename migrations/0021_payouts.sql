CREATE TABLE "payout_account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider_account_id" text NOT NULL,
	"status" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_account_providerAccountId_unique" UNIQUE("provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "payout_item" (
	"payout_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payout_item_payout_id_transaction_id_pk" PRIMARY KEY("payout_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"week" date,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"provider_payout_id" text,
	"failure" text,
	"hold_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_providerPayoutId_unique" UNIQUE("provider_payout_id"),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_cents" > "payout"."fee_cents" and "payout"."fee_cents" >= 0),
	CONSTRAINT "payout_week" CHECK (("payout"."method" = 'weekly') = ("payout"."week" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payout_account" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payout_account_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payout_order" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payout_order_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "could_not_clean" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_item" ADD CONSTRAINT "payout_item_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_item" ADD CONSTRAINT "payout_item_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_item_transaction" ON "payout_item" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_a_week" ON "payout" USING btree ("cleaner_id","week") WHERE "payout"."week" is not null;--> statement-breakpoint
CREATE INDEX "payout_cleaner" ON "payout" USING btree ("cleaner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_created" ON "payout" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_pending" ON "payout" USING btree ("created_at") WHERE "payout"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "sandbox_payout_order_pending" ON "sandbox_payout_order" USING btree ("done_at") WHERE "sandbox_payout_order"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_cancellation" ON "payment" USING btree ("job_id") WHERE "payment"."kind" = 'cancellation';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_waiting" ON "payment" USING btree ("job_id") WHERE "payment"."kind" = 'waiting';