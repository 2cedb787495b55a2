ALTER TABLE "message_report" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "delivery_failed" ON "delivery" USING btree ("failed_at") WHERE "delivery"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_failed" ON "mail" USING btree ("failed_at") WHERE "mail"."failed_at" is not null;