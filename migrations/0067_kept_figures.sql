CREATE TABLE "city_day" (
	"day" date NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"gmv_cents" bigint NOT NULL,
	"paid_jobs" integer NOT NULL,
	"posted_jobs" integer NOT NULL,
	"closed_jobs" integer NOT NULL,
	"filled_jobs" integer NOT NULL,
	CONSTRAINT "city_day_day_city_state_pk" PRIMARY KEY("day","city","state")
);
--> statement-breakpoint
CREATE TABLE "cohort_month" (
	"role" text NOT NULL,
	"first_month" text NOT NULL,
	"month" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "cohort_month_role_first_month_month_pk" PRIMARY KEY("role","first_month","month")
);
--> statement-breakpoint
CREATE TABLE "figure_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_day" (
	"day" date PRIMARY KEY NOT NULL,
	"gmv_cents" bigint NOT NULL,
	"paid_jobs" integer NOT NULL,
	"fees_cents" bigint NOT NULL,
	"posted_jobs" integer NOT NULL,
	"closed_jobs" integer NOT NULL,
	"filled_jobs" integer NOT NULL,
	"started_jobs" integer NOT NULL,
	"on_time_jobs" integer NOT NULL,
	"submitted_jobs" integer NOT NULL,
	"disputed_jobs" integer NOT NULL,
	"disputes" integer NOT NULL,
	"judged_hires" integer NOT NULL,
	"kept_hires" integer NOT NULL,
	"new_signups" integer NOT NULL,
	"erased_accounts" integer NOT NULL,
	"wait_minutes" integer[] NOT NULL,
	"wait_jobs" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"kept_at" timestamp with time zone,
	"cohorts_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"differed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_state_one" CHECK ("figure_state"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "figure_change_at" ON "figure_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_account_erased" ON "user_account" USING btree ("erased_at") WHERE "user_account"."erased_at" is not null;
--> statement-breakpoint

-- Whatever a day is counted from says so when it changes: the moments that its old and its new figures belong to. They
-- are only appended, so no two transactions wait for each other here.
CREATE FUNCTION mark_figures(VARIADIC moments timestamptz[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_change (at) SELECT DISTINCT moment FROM unnest(moments) moment WHERE moment IS NOT NULL
$$;
--> statement-breakpoint
-- A hire is judged by what becomes of its job afterwards.
CREATE FUNCTION mark_hires(hired uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_change (at) SELECT DISTINCT at FROM job_timeline WHERE job_id = hired AND kind IN ('ASSIGNED', 'REASSIGNED')
$$;
--> statement-breakpoint
CREATE FUNCTION figures_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM mark_figures(OLD.created_at, OLD.started_at, OLD.submitted_at, OLD.paid_at);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM mark_figures(NEW.created_at, NEW.started_at, NEW.submitted_at, NEW.paid_at);
    IF TG_OP = 'UPDATE' THEN PERFORM mark_hires(NEW.id); END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_posted_figures AFTER INSERT OR DELETE ON job FOR EACH ROW EXECUTE FUNCTION figures_of_job();
--> statement-breakpoint
CREATE TRIGGER job_changed_figures AFTER UPDATE ON job FOR EACH ROW
  WHEN ((OLD.status, OLD.cleaner_id, OLD.property_id, OLD.payout_cents, OLD.created_at, OLD.start_time, OLD.started_at, OLD.submitted_at, OLD.paid_at, OLD.confirmed_at)
    IS DISTINCT FROM (NEW.status, NEW.cleaner_id, NEW.property_id, NEW.payout_cents, NEW.created_at, NEW.start_time, NEW.started_at, NEW.submitted_at, NEW.paid_at, NEW.confirmed_at))
  EXECUTE FUNCTION figures_of_job();
--> statement-breakpoint
-- Only a first bid ends the wait for one.
CREATE FUNCTION figures_of_bid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (SELECT FROM bid WHERE job_id = NEW.job_id AND created_at <= NEW.created_at AND id <> NEW.id) THEN RETURN NULL; END IF;
    PERFORM mark_figures(created_at) FROM job WHERE id = NEW.job_id;
  ELSE
    PERFORM mark_figures(created_at) FROM job WHERE id = OLD.job_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bid_figures AFTER INSERT OR DELETE ON bid FOR EACH ROW EXECUTE FUNCTION figures_of_bid();
--> statement-breakpoint
CREATE TRIGGER bid_moved_figures AFTER UPDATE OF created_at ON bid FOR EACH ROW
  WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION figures_of_bid();
--> statement-breakpoint
CREATE FUNCTION figures_of_timeline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'DISPUTED' THEN
    PERFORM mark_figures(NEW.at, submitted_at) FROM job WHERE id = NEW.job_id;
  END IF;
  PERFORM mark_hires(NEW.job_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_timeline_figures AFTER INSERT ON job_timeline FOR EACH ROW
  WHEN (NEW.kind <> 'POSTED') EXECUTE FUNCTION figures_of_timeline();
--> statement-breakpoint
CREATE FUNCTION figures_of_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_figures(at) FROM ledger_transaction WHERE id = NEW.transaction_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_figures AFTER INSERT ON ledger_entry FOR EACH ROW
  WHEN (NEW.account = 'fees') EXECUTE FUNCTION figures_of_fees();
--> statement-breakpoint
CREATE FUNCTION figures_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM mark_figures(OLD.created_at, OLD.erased_at); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM mark_figures(NEW.created_at, NEW.erased_at); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_account_figures AFTER INSERT OR DELETE ON user_account FOR EACH ROW EXECUTE FUNCTION figures_of_account();
--> statement-breakpoint
CREATE TRIGGER user_account_moved_figures AFTER UPDATE ON user_account FOR EACH ROW
  WHEN ((OLD.created_at, OLD.erased_at) IS DISTINCT FROM (NEW.created_at, NEW.erased_at)) EXECUTE FUNCTION figures_of_account();
--> statement-breakpoint
-- A home in another city takes the figures of its jobs along.
CREATE FUNCTION figures_of_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_figures(created_at, paid_at) FROM job WHERE property_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_figures AFTER UPDATE ON property FOR EACH ROW
  WHEN ((OLD.city, OLD.state) IS DISTINCT FROM (NEW.city, NEW.state)) EXECUTE FUNCTION figures_of_home();
