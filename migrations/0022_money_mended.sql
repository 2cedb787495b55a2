CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"why" text NOT NULL,
	"admin_id" uuid,
	"from_cleaner" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_cents" > 0)
);
--> statement-breakpoint
-- A short table, and migrations run in a transaction of their own.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "dispute_created";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "work_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "extra_due_cents" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "decided_from_cleaner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "report_settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_admin_id_user_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_pending" ON "refund" USING btree ("payment_id") WHERE "refund"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "job_unsettled" ON "job" USING btree ("id") WHERE "job"."report_status" = 'RESOLVED' and "job"."report_settled_at" is null;--> statement-breakpoint
CREATE INDEX "job_waited" ON "job" USING btree ("submitted_at") WHERE "job"."waiting" is not null;--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_extra_unpaid" ON "payment" USING btree ("created_at") WHERE "payment"."kind" in ('cancellation', 'waiting') and "payment"."status" not in ('succeeded', 'refunded');--> statement-breakpoint
CREATE INDEX "payout_paid" ON "payout" USING btree ("ended_at") WHERE "payout"."status" = 'paid';