ALTER TABLE "user_account" ADD COLUMN "payouts_held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "payouts_hold_reason" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "payouts_released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_account_payouts_held" ON "user_account" USING btree ("payouts_held_at") WHERE "user_account"."payouts_held_at" is not null;