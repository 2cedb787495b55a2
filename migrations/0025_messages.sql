CREATE TABLE "message_photo" (
	"message_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_photo_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"closing_reason" text,
	CONSTRAINT "message_report_closed" CHECK (("message_report"."closed_at" is null) = ("message_report"."closing_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"job_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"last_id" uuid NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_thread_job_id_cleaner_id_pk" PRIMARY KEY("job_id","cleaner_id")
);
--> statement-breakpoint
CREATE TABLE "message_translation" (
	"message_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "message_translation_message_id_language_pk" PRIMARY KEY("message_id","language")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"text" text NOT NULL,
	"quick" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_photo" ADD CONSTRAINT "message_photo_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photo" ADD CONSTRAINT "message_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reporter_id_user_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_closed_by_user_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_translation" ADD CONSTRAINT "message_translation_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_in_thread" FOREIGN KEY ("job_id","cleaner_id") REFERENCES "public"."message_thread"("job_id","cleaner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_photo_upload" ON "message_photo" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_report_once" ON "message_report" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "message_report_queue" ON "message_report" USING btree ("closed_at","created_at","id");--> statement-breakpoint
CREATE INDEX "message_thread_host" ON "message_thread" USING btree ("host_id","last_at","last_id");--> statement-breakpoint
CREATE INDEX "message_thread_cleaner" ON "message_thread" USING btree ("cleaner_id","last_at","last_id");--> statement-breakpoint
CREATE INDEX "message_thread_order" ON "message" USING btree ("job_id","cleaner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("recipient_id","job_id","cleaner_id") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_author" ON "message" USING btree ("author_id");