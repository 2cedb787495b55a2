CREATE TABLE "host_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"home_ids" uuid[],
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "host_member" (
	"host_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"home_ids" uuid[],
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_member_host_id_member_id_pk" PRIMARY KEY("host_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"deed" text NOT NULL,
	"job_id" uuid,
	"property_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_link_propertyId_unique" UNIQUE("property_id"),
	CONSTRAINT "owner_link_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "by_id" uuid;--> statement-breakpoint
ALTER TABLE "host_invitation" ADD CONSTRAINT "host_invitation_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_member" ADD CONSTRAINT "host_member_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_member" ADD CONSTRAINT "host_member_member_id_user_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_deed" ADD CONSTRAINT "member_deed_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_deed" ADD CONSTRAINT "member_deed_member_id_user_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_link" ADD CONSTRAINT "owner_link_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "host_invitation_once" ON "host_invitation" USING btree ("host_id","email");--> statement-breakpoint
CREATE INDEX "host_member_member" ON "host_member" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_deed_host" ON "member_deed" USING btree ("host_id","at","id");--> statement-breakpoint
CREATE INDEX "member_deed_job" ON "member_deed" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "member_deed_member" ON "member_deed" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_by_id_user_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;