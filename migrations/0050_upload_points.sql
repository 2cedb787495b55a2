CREATE TABLE "upload_points" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"points" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_points" ADD CONSTRAINT "upload_points_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "upload_points" SELECT "upload_id", "points" FROM "upload_look";--> statement-breakpoint
ALTER TABLE "upload_look" DROP COLUMN "points";