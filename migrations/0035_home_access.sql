CREATE TABLE "home_access_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_access" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"access_sealed" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_access_look" ADD CONSTRAINT "home_access_look_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_access_look" ADD CONSTRAINT "home_access_look_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_access_look" ADD CONSTRAINT "home_access_look_viewer_id_user_account_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_access" ADD CONSTRAINT "home_access_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_access_look_property" ON "home_access_look" USING btree ("property_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE "client_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"email_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_stop" (
	"email_hash" "bytea" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_invitation" ADD CONSTRAINT "client_invitation_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_invitation_cleaner" ON "client_invitation" USING btree ("cleaner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_invitation_email" ON "client_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "client_invitation_hash" ON "client_invitation" USING btree ("email_hash");