CREATE TABLE "series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"every" text NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"payout_cents" integer NOT NULL,
	"cleaning_type" text NOT NULL,
	"special_instructions" text,
	"custom_tasks" jsonb NOT NULL,
	"posted_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series_date" (
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"job_id" uuid,
	"taken_back" boolean DEFAULT false NOT NULL,
	CONSTRAINT "series_date_series_id_date_pk" PRIMARY KEY("series_id","date")
);
--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_date" ADD CONSTRAINT "series_date_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_date" ADD CONSTRAINT "series_date_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_property" ON "series" USING btree ("property_id","created_at") WHERE "series"."status" <> 'ENDED';--> statement-breakpoint
CREATE INDEX "series_host" ON "series" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "series_due" ON "series" USING btree ("posted_until","id") WHERE "series"."status" = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "series_date_job" ON "series_date" USING btree ("job_id") WHERE "series_date"."job_id" is not null;