CREATE TABLE "refund_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"from_cleaner" boolean NOT NULL,
	"refunded_cents" integer NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value_cents" integer,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "refund_proposal" ADD CONSTRAINT "refund_proposal_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposal" ADD CONSTRAINT "refund_proposal_proposed_by_user_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposal" ADD CONSTRAINT "refund_proposal_decided_by_user_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_version" ADD CONSTRAINT "setting_version_decided_by_user_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_proposal_one_waiting" ON "refund_proposal" USING btree ("payment_id") WHERE "refund_proposal"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_proposal_payment" ON "refund_proposal" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_proposal_due" ON "refund_proposal" USING btree ("expires_at") WHERE "refund_proposal"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "setting_version_one" ON "setting_version" USING btree ("name","version");--> statement-breakpoint
CREATE INDEX "setting_version_author" ON "setting_version" USING btree ("decided_by");--> statement-breakpoint
CREATE TRIGGER zz_refund_proposal_of_erased AFTER INSERT ON "refund_proposal" FOR EACH ROW EXECUTE FUNCTION refuse_erased('proposed_by');--> statement-breakpoint
CREATE TRIGGER zz_setting_version_of_erased AFTER INSERT ON "setting_version" FOR EACH ROW EXECUTE FUNCTION refuse_erased('decided_by');
