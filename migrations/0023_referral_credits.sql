CREATE TABLE "fee_credit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_credit_place" CHECK ("fee_credit"."place" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "credit_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "fee_credit" ADD CONSTRAINT "fee_credit_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_credit" ADD CONSTRAINT "fee_credit_referred_id_user_account_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_credit_once" ON "fee_credit" USING btree ("referred_id","place");--> statement-breakpoint
CREATE INDEX "fee_credit_oldest" ON "fee_credit" USING btree ("owner_id","earned_at","place");--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_credit_id_fee_credit_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."fee_credit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_one_per_credit" ON "job" USING btree ("credit_id") WHERE "job"."credit_id" is not null and "job"."status" <> 'CANCELED';--> statement-breakpoint
CREATE INDEX "payment_card" ON "payment" USING btree ("card_fingerprint") WHERE "payment"."card_fingerprint" is not null;