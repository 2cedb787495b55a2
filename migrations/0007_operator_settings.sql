CREATE TABLE "operator_setting" (
	"id" smallint PRIMARY KEY NOT NULL,
	"marketing_confirmed" boolean NOT NULL,
	"marketing_decided_at" timestamp with time zone NOT NULL,
	"marketing_decided_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_marketing_decided_by_user_account_id_fk" FOREIGN KEY ("marketing_decided_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;