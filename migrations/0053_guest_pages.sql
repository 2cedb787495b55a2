CREATE TABLE "guest_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"title" text NOT NULL,
	"photo_ids" uuid[] NOT NULL,
	"task_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_page_jobId_unique" UNIQUE("job_id"),
	CONSTRAINT "guest_page_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "guest_page" ADD CONSTRAINT "guest_page_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;