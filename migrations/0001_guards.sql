-- What the tables' declarations cannot say.

-- A cleaner never holds two jobs at one time, with half an hour between them.
ALTER TABLE job ADD CONSTRAINT job_no_overlap
  EXCLUDE USING gist (cleaner_id WITH =, tstzrange(start_time, busy_until) WITH &&)
  WHERE (status IN ('ASSIGNED', 'IN_PROGRESS'));
--> statement-breakpoint

-- Books are never rewritten.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER job_timeline_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON job_timeline
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Every ledger transaction has entries and they sum to zero, checked when the database transaction commits.
CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id_to_check uuid;
  total bigint;
  entries integer;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entry' THEN id_to_check := NEW.transaction_id; ELSE id_to_check := NEW.id; END IF;
  SELECT coalesce(sum(amount_cents), 0), count(*) INTO total, entries
    FROM ledger_entry WHERE transaction_id = id_to_check;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', id_to_check USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_balances AFTER INSERT ON ledger_transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();
