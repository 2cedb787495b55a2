ALTER TABLE "payment" ADD COLUMN "returned_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "repays_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_repays_id_payment_id_fk" FOREIGN KEY ("repays_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open_repayment" ON "payment" USING btree ("repays_id") WHERE "payment"."repays_id" is not null and "payment"."status" not in ('succeeded', 'refunded');--> statement-breakpoint
CREATE INDEX "payment_repays" ON "payment" USING btree ("repays_id") WHERE "payment"."repays_id" is not null;