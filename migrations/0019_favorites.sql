CREATE TABLE "favorite" (
	"host_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_host_id_cleaner_id_pk" PRIMARY KEY("host_id","cleaner_id")
);
--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "invite_favorites" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_cleaner" ON "favorite" USING btree ("cleaner_id");