CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"cleaning_type" text,
	"radius_km" smallint,
	"min_payout_cents" integer,
	"from_day" date,
	"until_day" date,
	"notify" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "search_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_name" ON "saved_search" USING btree ("cleaner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_search_far" ON "saved_search" USING btree ("min_payout_cents") WHERE "saved_search"."notify" and "saved_search"."radius_km" > 350;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_search_id_saved_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_search" ON "notification" USING btree ("search_id") WHERE "notification"."search_id" is not null;