CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
-- Points on the globe as the extension earthdistance keeps them, and under its names. The extension itself takes a
-- superuser to create; a database that has it already keeps it.
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'earthdistance') THEN
		RETURN;
	END IF;
	-- The radius at the equator in metres.
	CREATE FUNCTION earth() RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN 6378168::float8;
	CREATE DOMAIN earth AS cube
		CONSTRAINT not_point CHECK (cube_is_point(VALUE))
		CONSTRAINT not_3d CHECK (cube_dim(VALUE) <= 3)
		CONSTRAINT on_surface CHECK (abs(cube_distance(VALUE, '(0)'::cube) / earth() - 1) < 1e-6);
	-- From the straight way through the globe to the way on it, and back.
	CREATE FUNCTION sec_to_gc(chord float8) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN CASE
		WHEN chord < 0 THEN 0
		WHEN chord / (2 * earth()) > 1 THEN pi() * earth()
		ELSE 2 * earth() * asin(chord / (2 * earth()))
	END;
	CREATE FUNCTION gc_to_sec(metres float8) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN CASE
		WHEN metres < 0 THEN 0
		WHEN metres / earth() > pi() THEN 2 * earth()
		ELSE 2 * earth() * sin(metres / (2 * earth()))
	END;
	CREATE FUNCTION ll_to_earth(latitude float8, longitude float8) RETURNS earth
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN cube(
		cube(
			cube(earth() * cos(radians(latitude)) * cos(radians(longitude))),
			earth() * cos(radians(latitude)) * sin(radians(longitude))
		),
		earth() * sin(radians(latitude))
	)::earth;
	CREATE FUNCTION latitude(point earth) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN degrees(asin(least(1, greatest(-1, cube_ll_coord(point, 3) / earth()))));
	CREATE FUNCTION longitude(point earth) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN degrees(atan2(cube_ll_coord(point, 2), cube_ll_coord(point, 1)));
	CREATE FUNCTION earth_distance(one earth, other earth) RETURNS float8
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN sec_to_gc(cube_distance(one, other));
	CREATE FUNCTION earth_box(centre earth, metres float8) RETURNS cube
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN cube_enlarge(centre, gc_to_sec(metres), 3);
END
$$;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "login_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" "bytea",
	"link_hash" "bytea" NOT NULL,
	"registration" jsonb,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_code_linkHash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"registered_here" boolean DEFAULT false NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"rating_stars" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"referral_code" text NOT NULL,
	"referred_by" uuid,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"two_factor_sealed" "bytea",
	"seeded" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_account_email_unique" UNIQUE("email"),
	CONSTRAINT "user_account_referralCode_unique" UNIQUE("referral_code"),
	CONSTRAINT "user_account_rating" CHECK ("user_account"."rating_count" >= 0 and "user_account"."rating_stars" >= "user_account"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_note" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "background_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_report_id" text,
	"details" jsonb NOT NULL,
	"form_sealed" "bytea",
	"ssn_last4" text,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"notes" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "background_check_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "background_check_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "bid" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"message" text,
	"estimated_hours" numeric(4, 2),
	"status" text DEFAULT 'PENDING' NOT NULL,
	"team_rank" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bid_minimum" CHECK ("bid"."amount_cents" >= 3000),
	CONSTRAINT "bid_rank" CHECK ("bid"."team_rank" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "payment_method" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"fingerprint" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_method_providerMethodId_unique" UNIQUE("provider_method_id")
);
--> statement-breakpoint
CREATE TABLE "payment_setup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_setup_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_setup_providerSetupId_unique" UNIQUE("provider_setup_id")
);
--> statement-breakpoint
CREATE TABLE "cleaner_identity" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"personal_sealed" "bytea" NOT NULL,
	"ssn_sealed" "bytea",
	"ssn_last4" text,
	"ssn_fingerprint" "bytea",
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"check_consent_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleaner_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"clearance" text,
	"cleared_until" timestamp with time zone,
	"hourly_rate_cents" integer NOT NULL,
	"service_radius_km" smallint NOT NULL,
	"preferred_cleaning_types" text[] NOT NULL,
	"max_jobs_per_day" smallint NOT NULL,
	"min_payout_cents" integer NOT NULL,
	"work_day_start" text NOT NULL,
	"work_day_end" text NOT NULL,
	"available_weekdays" text[] NOT NULL,
	"weekly" jsonb NOT NULL,
	"days_off" date[] DEFAULT '{}' NOT NULL,
	"project_rates_enabled" boolean DEFAULT false NOT NULL,
	"project_rate_min_cents" integer,
	"project_rate_max_cents" integer,
	"bio" text,
	"languages" text[] NOT NULL,
	"supplies_provided" boolean DEFAULT false NOT NULL,
	"years_experience" smallint,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"profile_image_key" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"location" "earth",
	"time_zone" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "block" (
	"host_id" uuid NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_host_id_cleaner_id_pk" PRIMARY KEY("host_id","cleaner_id")
);
--> statement-breakpoint
CREATE TABLE "job_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"room" text,
	"required" boolean NOT NULL,
	"template_key" text,
	"price_dollars" integer,
	"done_at" timestamp with time zone,
	"skipped_reason" text
);
--> statement-breakpoint
CREATE TABLE "job_timeline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"cleaner_id" uuid,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"cleaning_type" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"payout_cents" integer NOT NULL,
	"host_fee_cents" integer,
	"cleaner_fee_cents" integer,
	"special_instructions" text,
	"custom_tasks" jsonb NOT NULL,
	"reopened" boolean DEFAULT false NOT NULL,
	"arrival_same_day" boolean DEFAULT false NOT NULL,
	"location" "earth",
	"charge_consent_at" timestamp with time zone NOT NULL,
	"assigned_at" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_times" CHECK ("job"."end_time" > "job"."start_time"),
	CONSTRAINT "job_payout" CHECK ("job"."payout_cents" > 0),
	CONSTRAINT "job_has_cleaner" CHECK (("job"."status" in ('ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID')) <= ("job"."cleaner_id" is not null and "job"."host_fee_cents" is not null and "job"."cleaner_fee_cents" is not null)),
	CONSTRAINT "job_open_has_no_cleaner" CHECK ("job"."status" <> 'OPEN' or "job"."cleaner_id" is null)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"owner_id" uuid,
	"amount_cents" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"job_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid,
	"review_id" uuid,
	"payer_id" uuid NOT NULL,
	"payee_id" uuid,
	"payment_method_id" uuid,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"provider_payment_id" text,
	"client_secret" text,
	"by_hand" boolean DEFAULT false NOT NULL,
	"decline_message" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_providerPaymentId_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_cents" > 0 and "payment"."refunded_cents" between 0 and "payment"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"city" text,
	"state" text,
	"zip_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"location" "earth",
	"time_zone" text NOT NULL,
	"bedrooms" integer,
	"bathrooms" numeric(3, 1),
	"square_footage" integer,
	"notes" text,
	"calendar_integration_enabled" boolean DEFAULT false NOT NULL,
	"auto_create_jobs" boolean DEFAULT true NOT NULL,
	"default_payout_cents" integer NOT NULL,
	"check_out_time" text DEFAULT '11:00' NOT NULL,
	"check_in_time" text DEFAULT '16:00' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"overall_stars" smallint NOT NULL,
	"punctuality_stars" smallint,
	"communication_stars" smallint,
	"quality_stars" smallint,
	"comment" text,
	"tip_cents" integer NOT NULL,
	"moderation_status" text DEFAULT 'PENDING' NOT NULL,
	"rejection_reason" text,
	"moderated_at" timestamp with time zone,
	"moderated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_stars" CHECK ("review"."overall_stars" between 1 and 5),
	CONSTRAINT "review_reason" CHECK ("review"."moderation_status" <> 'REJECTED' or "review"."rejection_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"request_key" text NOT NULL,
	"client_secret" text NOT NULL,
	"customer" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"method_id" text,
	"decline_message" text,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_intent_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_method" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"fingerprint" text NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_report" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_report_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "deliverable" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"photo_type" text NOT NULL,
	"note" text,
	"distance_metres" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"taken_at" timestamp with time zone,
	"place_sealed" "bytea",
	"perceptual_hash" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"result" jsonb,
	"status" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_note" ADD CONSTRAINT "audit_note_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_check" ADD CONSTRAINT "background_check_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_check" ADD CONSTRAINT "background_check_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_check" ADD CONSTRAINT "background_check_decided_by_user_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid" ADD CONSTRAINT "bid_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid" ADD CONSTRAINT "bid_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method" ADD CONSTRAINT "payment_method_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_setup" ADD CONSTRAINT "payment_setup_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_identity" ADD CONSTRAINT "cleaner_identity_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_profile" ADD CONSTRAINT "cleaner_profile_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request" ADD CONSTRAINT "job_request_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request" ADD CONSTRAINT "job_request_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_task" ADD CONSTRAINT "job_task_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_timeline" ADD CONSTRAINT "job_timeline_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_timeline" ADD CONSTRAINT "job_timeline_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_cleaner_id_user_account_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payer_id_user_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payee_id_user_account_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payment_method_id_payment_method_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_host_id_user_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_target_id_user_account_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_moderated_by_user_account_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable" ADD CONSTRAINT "deliverable_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable" ADD CONSTRAINT "deliverable_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "login_code_live" ON "login_code" USING btree ("email","purpose") WHERE "login_code"."used_at" is null;--> statement-breakpoint
CREATE INDEX "login_code_expires" ON "login_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_account_referred_by" ON "user_account" USING btree ("referred_by") WHERE "user_account"."referred_by" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "background_check_status" ON "background_check" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "background_check_unfinished" ON "background_check" USING btree ("created_at") WHERE "background_check"."status" in ('PENDING', 'IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "bid_one_live_per_cleaner" ON "bid" USING btree ("job_id","cleaner_id") WHERE "bid"."status" in ('PENDING', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "bid_one_accepted" ON "bid" USING btree ("job_id") WHERE "bid"."status" = 'ACCEPTED';--> statement-breakpoint
CREATE UNIQUE INDEX "bid_one_per_rank" ON "bid" USING btree ("job_id","team_rank") WHERE "bid"."team_rank" is not null;--> statement-breakpoint
CREATE INDEX "bid_job" ON "bid" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "bid_cleaner" ON "bid" USING btree ("cleaner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_method_user" ON "payment_method" USING btree ("user_id","created_at") WHERE "payment_method"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_method_fingerprint" ON "payment_method" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_one_default" ON "payment_method" USING btree ("user_id") WHERE "payment_method"."is_default" and "payment_method"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "cleaner_profile_place" ON "cleaner_profile" USING gist ("location") WHERE "cleaner_profile"."clearance" = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "job_request_once" ON "job_request" USING btree ("job_id","cleaner_id");--> statement-breakpoint
CREATE INDEX "job_request_cleaner" ON "job_request" USING btree ("cleaner_id");--> statement-breakpoint
CREATE INDEX "block_cleaner" ON "block" USING btree ("cleaner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_task_position" ON "job_task" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "job_timeline_job" ON "job_timeline" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "job_host" ON "job" USING btree ("host_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_cleaner" ON "job" USING btree ("cleaner_id","start_time") WHERE "job"."cleaner_id" is not null;--> statement-breakpoint
CREATE INDEX "job_property" ON "job" USING btree ("property_id","start_time");--> statement-breakpoint
CREATE INDEX "job_open_soonest" ON "job" USING btree ("start_time","id") WHERE "job"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "job_open_place" ON "job" USING gist ("location") WHERE "job"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "job_submitted" ON "job" USING btree ("submitted_at") WHERE "job"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "job_paid" ON "job" USING btree ("paid_at") WHERE "job"."status" = 'PAID';--> statement-breakpoint
CREATE INDEX "ledger_entry_owner" ON "ledger_entry" USING btree ("owner_id","account","released_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_payment" ON "ledger_transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_job" ON "ledger_transaction" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_per_job" ON "payment" USING btree ("job_id") WHERE "payment"."kind" = 'job';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_tip_per_review" ON "payment" USING btree ("review_id") WHERE "payment"."kind" = 'tip' and "payment"."review_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_unused_check" ON "payment" USING btree ("payer_id") WHERE "payment"."kind" = 'background_check' and "payment"."used_at" is null and "payment"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "payment_payer" ON "payment" USING btree ("payer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_job" ON "payment" USING btree ("job_id") WHERE "payment"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("created_at") WHERE "payment"."status" in ('pending', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "property_host" ON "property" USING btree ("host_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "property"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("job_id","author_id");--> statement-breakpoint
CREATE INDEX "review_target" ON "review" USING btree ("target_id","created_at" DESC NULLS LAST) WHERE "review"."moderation_status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "review_moderation" ON "review" USING btree ("moderation_status","created_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_event_waiting" ON "sandbox_event" USING btree ("created_at") WHERE "sandbox_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_intent_created" ON "sandbox_intent" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deliverable_upload" ON "deliverable" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "deliverable_job" ON "deliverable" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "deliverable_after" ON "deliverable" USING btree ("job_id") WHERE "deliverable"."photo_type" = 'AFTER';--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient","created_at");