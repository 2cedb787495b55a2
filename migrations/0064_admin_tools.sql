CREATE TABLE "staff_visit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"admin_id" uuid NOT NULL,
	"admin_session" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_visit_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"city" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"people" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"reached" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "browser_hash" "bytea";--> statement-breakpoint
ALTER TABLE "staff_visit" ADD CONSTRAINT "staff_visit_admin_id_user_account_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_visit" ADD CONSTRAINT "staff_visit_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_created_by_user_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_visit_user" ON "staff_visit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_visit_admin" ON "staff_visit" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "staff_visit_open" ON "staff_visit" USING btree ("expires_at") WHERE "staff_visit"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "broadcast_list" ON "broadcast" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "broadcast_author" ON "broadcast" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "known_device_browser" ON "known_device" USING btree ("browser_hash") WHERE "known_device"."browser_hash" is not null;--> statement-breakpoint
CREATE INDEX "user_account_phone" ON "user_account" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10)) WHERE "user_account"."phone" is not null;--> statement-breakpoint
CREATE INDEX "review_author" ON "review" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_about" ON "review" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "review_words" ON "review" USING gin ("comment" gin_trgm_ops);