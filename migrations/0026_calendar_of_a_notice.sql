ALTER TABLE "notification" ADD COLUMN "integration_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "alarm" text;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_integration_id_calendar_integration_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."calendar_integration"("id") ON DELETE no action ON UPDATE no action;