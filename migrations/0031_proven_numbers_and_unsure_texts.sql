CREATE TABLE "number_proof" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"proven_at" timestamp with time zone,
	"code_hash" "bytea",
	"code_ends_at" timestamp with time zone,
	"wrong_tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "unsure" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "unsure_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "unsure_text" "bytea";--> statement-breakpoint
ALTER TABLE "number_proof" ADD CONSTRAINT "number_proof_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;