CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fact_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid,
	"person_id" uuid,
	"amount_cents" integer,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_user_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("fact_id","recipient_id");--> statement-breakpoint
CREATE INDEX "notification_list" ON "notification" USING btree ("recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("recipient_id","created_at","id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");