CREATE TABLE "finding_photo" (
	"finding_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "finding_photo_finding_id_position_pk" PRIMARY KEY("finding_id","position")
);
--> statement-breakpoint
CREATE TABLE "finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"finder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item" text,
	"note" text,
	"room" text,
	"task_id" uuid,
	"sent_as" text,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "finding_photo" ADD CONSTRAINT "finding_photo_finding_id_finding_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."finding"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_photo" ADD CONSTRAINT "finding_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_finder_id_user_account_id_fk" FOREIGN KEY ("finder_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_task_id_job_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."job_task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_photo_upload" ON "finding_photo" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finding_sent_as" ON "finding" USING btree ("job_id","sent_as");--> statement-breakpoint
CREATE INDEX "finding_task" ON "finding" USING btree ("task_id");