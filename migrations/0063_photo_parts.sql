CREATE TABLE "photo_part" (
	"photo_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"bytes_sealed" "bytea" NOT NULL,
	CONSTRAINT "photo_part_photo_id_start_pk" PRIMARY KEY("photo_id","start")
);
--> statement-breakpoint
CREATE TABLE "unfinished_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"received" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unfinished_photo_key" UNIQUE("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "sent_as" text;--> statement-breakpoint
ALTER TABLE "photo_part" ADD CONSTRAINT "photo_part_photo_id_unfinished_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."unfinished_photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_photo" ADD CONSTRAINT "unfinished_photo_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER zz_unfinished_photo_of_erased AFTER INSERT ON "unfinished_photo" FOR EACH ROW EXECUTE FUNCTION refuse_erased('owner_id');
