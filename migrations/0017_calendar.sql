CREATE TABLE "calendar_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"integration_id" uuid,
	"platform" text NOT NULL,
	"guest_name" text,
	"guests" smallint,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"status" text NOT NULL,
	"cleaning" jsonb NOT NULL,
	"job_id" uuid,
	"own_job" boolean DEFAULT true NOT NULL,
	"job_day" date,
	"told_day" date,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "calendar_booking_days" CHECK ("calendar_booking"."check_out" > "calendar_booking"."check_in")
);
--> statement-breakpoint
CREATE TABLE "calendar_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"integration_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"code" text,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"wording" text NOT NULL,
	"canceled" boolean NOT NULL,
	"repeats" boolean NOT NULL,
	"own" boolean NOT NULL,
	"guest_name" text,
	"guests" smallint,
	"choice" text NOT NULL,
	"kept" boolean NOT NULL,
	"missed" smallint NOT NULL,
	"kind" text NOT NULL,
	"reason" jsonb NOT NULL,
	"moved_from" date,
	"booking_id" uuid,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_integration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"external_property_id" text NOT NULL,
	"url_sealed" "bytea",
	"url_masked" text,
	"url_fingerprint" "bytea",
	"server" text,
	"sync_enabled" boolean DEFAULT true NOT NULL,
	"unclear_means" text DEFAULT 'auto' NOT NULL,
	"imported_at" timestamp with time zone,
	"last_sync_at" timestamp with time zone,
	"last_fault" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"settled_day" date,
	"asked_since" timestamp with time zone,
	"asked" smallint DEFAULT 0 NOT NULL,
	"alarm" text,
	"missing_stays" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "calendar_booking" ADD CONSTRAINT "calendar_booking_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_booking" ADD CONSTRAINT "calendar_booking_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_booking" ADD CONSTRAINT "calendar_booking_integration_id_calendar_integration_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."calendar_integration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_booking" ADD CONSTRAINT "calendar_booking_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_integration_id_calendar_integration_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."calendar_integration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_booking_id_calendar_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."calendar_booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_integration" ADD CONSTRAINT "calendar_integration_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_integration" ADD CONSTRAINT "calendar_integration_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_booking_stay" ON "calendar_booking" USING btree ("property_id","check_out") WHERE "calendar_booking"."status" <> 'canceled';--> statement-breakpoint
CREATE INDEX "calendar_booking_host" ON "calendar_booking" USING btree ("host_id","check_in" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calendar_booking_property" ON "calendar_booking" USING btree ("property_id","check_out");--> statement-breakpoint
CREATE INDEX "calendar_booking_job" ON "calendar_booking" USING btree ("job_id") WHERE "calendar_booking"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_booking_waiting" ON "calendar_booking" USING btree ("check_out") WHERE "calendar_booking"."status" = 'confirmed' and "calendar_booking"."job_id" is null;--> statement-breakpoint
CREATE INDEX "calendar_event_integration" ON "calendar_event" USING btree ("integration_id","check_out","id");--> statement-breakpoint
CREATE INDEX "calendar_event_property" ON "calendar_event" USING btree ("property_id","check_out");--> statement-breakpoint
CREATE INDEX "calendar_event_booking" ON "calendar_event" USING btree ("booking_id") WHERE "calendar_event"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_integration_host" ON "calendar_integration" USING btree ("host_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "calendar_integration"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_integration_property" ON "calendar_integration" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "calendar_integration_due" ON "calendar_integration" USING btree ("next_run_at") WHERE "calendar_integration"."next_run_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_integration_once" ON "calendar_integration" USING btree ("property_id","url_fingerprint") WHERE "calendar_integration"."removed_at" is null;