CREATE TABLE "dispute_photo" (
	"dispute_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"side" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "dispute_photo_dispute_id_side_position_pk" PRIMARY KEY("dispute_id","side","position")
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"task_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer_text" text,
	"kept_out_by" text,
	"reclean_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"proposal" jsonb,
	"escalated_by" text,
	"escalation_text" text,
	"escalated_at" timestamp with time zone,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	"resolver_id" uuid,
	"resolution_reason" text,
	"resolved_payout_cents" integer,
	CONSTRAINT "dispute_jobId_unique" UNIQUE("job_id"),
	CONSTRAINT "dispute_resolved" CHECK (("dispute"."resolved_by" is null) = ("dispute"."resolved_at" is null))
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "report_status" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "report_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "report_accepted_by" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "decided_payout_cents" integer;--> statement-breakpoint
ALTER TABLE "dispute_photo" ADD CONSTRAINT "dispute_photo_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_photo" ADD CONSTRAINT "dispute_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_resolver_id_user_account_id_fk" FOREIGN KEY ("resolver_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_photo_upload" ON "dispute_photo" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "dispute_created" ON "dispute" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_report_due" ON "job" USING btree ("report_due_at") WHERE "job"."report_due_at" is not null;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_decided" CHECK ("job"."decided_payout_cents" between 0 and "job"."payout_cents");