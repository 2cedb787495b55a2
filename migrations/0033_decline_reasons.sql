ALTER TABLE "payment" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "decline_code" text;