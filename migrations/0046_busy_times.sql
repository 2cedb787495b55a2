CREATE TABLE "busy_calendar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"url_sealed" "bytea" NOT NULL,
	"url_masked" text NOT NULL,
	"url_fingerprint" "bytea" NOT NULL,
	"server" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"gathered_at" timestamp with time zone,
	"last_fault" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_time" (
	"cleaner_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_time_cleaner_id_calendar_id_starts_at_pk" PRIMARY KEY("cleaner_id","calendar_id","starts_at"),
	CONSTRAINT "busy_time_length" CHECK ("busy_time"."ends_at" > "busy_time"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "busy_calendar" ADD CONSTRAINT "busy_calendar_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "busy_calendar_once" ON "busy_calendar" USING btree ("cleaner_id","url_fingerprint");--> statement-breakpoint
CREATE INDEX "busy_calendar_due" ON "busy_calendar" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "busy_time_ends" ON "busy_time" USING btree ("cleaner_id","ends_at");--> statement-breakpoint
CREATE TRIGGER zz_busy_calendar_of_erased AFTER INSERT ON "busy_calendar" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');--> statement-breakpoint
CREATE TRIGGER zz_busy_time_of_erased AFTER INSERT ON "busy_time" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');
