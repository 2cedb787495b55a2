CREATE TABLE "content_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"job_id" uuid,
	"author_id" uuid NOT NULL,
	"reporter_id" uuid,
	"about" text,
	"reason" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"found" "bytea",
	"upload_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"closing_reason" text,
	"action" text,
	CONSTRAINT "content_report_closed" CHECK (("content_report"."closed_at" is null) = ("content_report"."closing_reason" is null)),
	CONSTRAINT "content_report_by" CHECK (("content_report"."reporter_id" is null) = ("content_report"."found" is not null))
);
--> statement-breakpoint
ALTER TABLE "deliverable" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_reporter_id_user_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_closed_by_user_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_report_once" ON "content_report" USING btree ("kind","subject_id","reporter_id") WHERE "content_report"."reporter_id" is not null and ("content_report"."closed_at" is null or "content_report"."kind" = 'message');--> statement-breakpoint
CREATE UNIQUE INDEX "content_flag_once" ON "content_report" USING btree ("kind","subject_id","found");--> statement-breakpoint
CREATE UNIQUE INDEX "content_flag_same" ON "content_report" USING btree ("kind","author_id","found") WHERE "content_report"."closed_at" is null or "content_report"."action" = 'none';--> statement-breakpoint
CREATE INDEX "content_report_queue" ON "content_report" USING btree ("closed_at","created_at","id");--> statement-breakpoint
CREATE INDEX "content_report_reporter" ON "content_report" USING btree ("reporter_id") WHERE "content_report"."reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "content_report_author" ON "content_report" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "content_report_job" ON "content_report" USING btree ("job_id") WHERE "content_report"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "content_report_upload" ON "content_report" USING btree ("upload_id") WHERE "content_report"."upload_id" is not null;--> statement-breakpoint
INSERT INTO "content_report" ("id", "kind", "subject_id", "job_id", "author_id", "reporter_id", "reason", "created_at", "closed_at", "closed_by", "closing_reason", "action")
SELECT r."id", 'message', r."message_id", m."job_id", m."author_id", r."reporter_id", r."reason", r."created_at", r."closed_at", r."closed_by", r."closing_reason", r."action"
FROM "message_report" r JOIN "message" m ON m."id" = r."message_id";
--> statement-breakpoint
DROP TABLE "message_report" CASCADE;