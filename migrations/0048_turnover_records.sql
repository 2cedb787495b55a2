CREATE TABLE "log_entry" (
	"n" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"chains" integer NOT NULL,
	"root" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"key" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_sealed" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sealed_head" (
	"entry" bigint NOT NULL,
	"position" integer NOT NULL,
	"job_id" uuid NOT NULL,
	"links" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "sealed_head_entry_position_pk" PRIMARY KEY("entry","position")
);
--> statement-breakpoint
CREATE TABLE "turnover_head" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"sealed_links" integer DEFAULT 0 NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnover_link" (
	"job_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cleaner_id" uuid,
	"person_id" uuid,
	"salt" text,
	"content" text,
	"mark" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "turnover_link_job_id_n_pk" PRIMARY KEY("job_id","n")
);
--> statement-breakpoint
CREATE TABLE "turnover_person" (
	"mark" text PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"person_id" uuid,
	"salt" text
);
--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_key_log_key_id_fk" FOREIGN KEY ("key") REFERENCES "public"."log_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_head" ADD CONSTRAINT "sealed_head_entry_log_entry_n_fk" FOREIGN KEY ("entry") REFERENCES "public"."log_entry"("n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_head" ADD CONSTRAINT "sealed_head_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_head" ADD CONSTRAINT "turnover_head_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_link" ADD CONSTRAINT "turnover_link_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_person" ADD CONSTRAINT "turnover_person_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "log_key_current" ON "log_key" USING btree (("until" is null)) WHERE "log_key"."until" is null;--> statement-breakpoint
CREATE INDEX "sealed_head_job" ON "sealed_head" USING btree ("job_id","entry" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "turnover_head_open" ON "turnover_head" USING btree ("job_id") WHERE "turnover_head"."links" > "turnover_head"."sealed_links";--> statement-breakpoint
CREATE INDEX "turnover_link_person" ON "turnover_link" USING btree ("person_id") WHERE "turnover_link"."person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_person_once" ON "turnover_person" USING btree ("job_id","person_id");--> statement-breakpoint
CREATE INDEX "turnover_person_who" ON "turnover_person" USING btree ("person_id") WHERE "turnover_person"."person_id" is not null;--> statement-breakpoint
CREATE FUNCTION only_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.salt IS NULL AND NEW.content IS NULL AND NEW.person_id IS NULL
     AND (NEW.job_id, NEW.n, NEW.at, NEW.cleaner_id, NEW.mark, NEW.previous, NEW.hash)
         IS NOT DISTINCT FROM (OLD.job_id, OLD.n, OLD.at, OLD.cleaner_id, OLD.mark, OLD.previous, OLD.hash) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'turnover_link is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER turnover_link_append_only BEFORE UPDATE OR DELETE ON "turnover_link" FOR EACH ROW EXECUTE FUNCTION only_emptied();
--> statement-breakpoint
CREATE TRIGGER log_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sealed_head_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "sealed_head" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
