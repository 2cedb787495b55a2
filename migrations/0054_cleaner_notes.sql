CREATE TABLE "cleaner_note" (
	"host_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "cleaner_note_host_id_cleaner_id_pk" PRIMARY KEY("host_id","cleaner_id")
);
--> statement-breakpoint
CREATE TABLE "lost_hire" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"missed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cleaner_note" ADD CONSTRAINT "cleaner_note_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_note" ADD CONSTRAINT "cleaner_note_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_hire" ADD CONSTRAINT "lost_hire_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_hire" ADD CONSTRAINT "lost_hire_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cleaner_note_cleaner" ON "cleaner_note" USING btree ("cleaner_id");--> statement-breakpoint
CREATE INDEX "lost_hire_cleaner" ON "lost_hire" USING btree ("cleaner_id");--> statement-breakpoint
CREATE INDEX "lost_hire_job" ON "lost_hire" USING btree ("job_id");--> statement-breakpoint
CREATE TRIGGER zz_cleaner_note_of_erased AFTER INSERT ON "cleaner_note" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_cleaner_note_about_erased AFTER INSERT ON "cleaner_note" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');
