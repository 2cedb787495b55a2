CREATE TABLE "mail_thread" (
	"job_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"words" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"held_fact" jsonb,
	"held_fact_id" uuid,
	CONSTRAINT "mail_thread_job_id_recipient_id_words_pk" PRIMARY KEY("job_id","recipient_id","words")
);
--> statement-breakpoint
ALTER TABLE "mail_thread" ADD CONSTRAINT "mail_thread_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_thread" ADD CONSTRAINT "mail_thread_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_thread_written" ON "mail_thread" USING btree ("written_at");