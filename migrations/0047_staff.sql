CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"staff_role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitation_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "staff_role" text;--> statement-breakpoint
-- whoever was an admin could do everything, and still can
UPDATE "user_account" SET "staff_role" = 'owner' WHERE "role" = 'ADMIN' AND "erased_at" IS NULL;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_user_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitation_inviter" ON "staff_invitation" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitation_expires" ON "staff_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_account_staff" ON "user_account" USING btree ("id") WHERE "user_account"."staff_role" is not null;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_staff" CHECK ("user_account"."staff_role" is null or "user_account"."role" = 'ADMIN');