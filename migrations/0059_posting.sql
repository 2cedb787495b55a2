CREATE TABLE "auto_accept_rule" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"up_to_cents" integer,
	"property_ids" uuid[],
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_accept_price" CHECK (not "auto_accept_rule"."is_on" or "auto_accept_rule"."up_to_cents" is not null)
);
--> statement-breakpoint
CREATE TABLE "posting_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start_time" text,
	"end_time" text,
	"payout_cents" integer NOT NULL,
	"cleaning_type" text NOT NULL,
	"special_instructions" text,
	"custom_tasks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_timeline" ADD COLUMN "by_rule" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "auto_accept_rule" ADD CONSTRAINT "auto_accept_rule_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_template" ADD CONSTRAINT "posting_template_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_template_name" ON "posting_template" USING btree ("host_id",lower("name"));