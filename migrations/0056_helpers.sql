CREATE TABLE "helper_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "helper_invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "helper" (
	"cleaner_id" uuid NOT NULL,
	"helper_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "helper_cleaner_id_helper_id_pk" PRIMARY KEY("cleaner_id","helper_id")
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "helper_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cleaner_profile" ADD COLUMN "own_work_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_task" ADD COLUMN "marked_by" uuid;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "helper_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "helper_invitation" ADD CONSTRAINT "helper_invitation_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper" ADD CONSTRAINT "helper_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper" ADD CONSTRAINT "helper_helper_id_user_account_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "helper_invitation_once" ON "helper_invitation" USING btree ("cleaner_id","email");--> statement-breakpoint
CREATE INDEX "helper_helper" ON "helper" USING btree ("helper_id");--> statement-breakpoint
ALTER TABLE "job_task" ADD CONSTRAINT "job_task_marked_by_user_account_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_task_marked_by" ON "job_task" USING btree ("marked_by") WHERE "job_task"."marked_by" is not null;--> statement-breakpoint
CREATE INDEX "job_helpers" ON "job" USING gin ("helper_ids") WHERE "job"."helper_ids" <> '{}';--> statement-breakpoint
CREATE TRIGGER zz_helper_of_erased AFTER INSERT ON "helper" FOR EACH ROW EXECUTE FUNCTION refuse_erased('helper_id');--> statement-breakpoint
CREATE TRIGGER zz_helped_of_erased AFTER INSERT ON "helper" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');--> statement-breakpoint
CREATE TRIGGER zz_helper_invitation_of_erased AFTER INSERT ON "helper_invitation" FOR EACH ROW EXECUTE FUNCTION refuse_erased('cleaner_id');