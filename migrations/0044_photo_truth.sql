CREATE TABLE "upload_look" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"picture_hash" "bytea" NOT NULL,
	"points" "bytea" NOT NULL,
	"keys" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliverable" ADD COLUMN "compared" text;--> statement-breakpoint
ALTER TABLE "deliverable" ADD COLUMN "earlier_id" uuid;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "upload_look" ADD CONSTRAINT "upload_look_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_look_keys" ON "upload_look" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "deliverable" ADD CONSTRAINT "deliverable_earlier_id_deliverable_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."deliverable"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliverable_earlier" ON "deliverable" USING btree ("earlier_id") WHERE "deliverable"."earlier_id" is not null;--> statement-breakpoint
ALTER TABLE "upload" DROP COLUMN "perceptual_hash";