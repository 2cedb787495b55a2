CREATE TABLE "home_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"room" text,
	"required" boolean NOT NULL,
	"template_key" text,
	"note" text,
	"upload_id" uuid
);
--> statement-breakpoint
CREATE TABLE "home_supply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"low_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job_task" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "job_task" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "home_task" ADD CONSTRAINT "home_task_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_task" ADD CONSTRAINT "home_task_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_supply" ADD CONSTRAINT "home_supply_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_task_position" ON "home_task" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "home_task_upload" ON "home_task" USING btree ("upload_id") WHERE "home_task"."upload_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "home_supply_position" ON "home_supply" USING btree ("property_id","position");--> statement-breakpoint
ALTER TABLE "job_task" ADD CONSTRAINT "job_task_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_access_look_at" ON "home_access_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "home_access_look_job" ON "home_access_look" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_task_upload" ON "job_task" USING btree ("upload_id") WHERE "job_task"."upload_id" is not null;--> statement-breakpoint
CREATE INDEX "property_picture" ON "property" USING btree ("picture_key") WHERE "property"."picture_key" is not null;