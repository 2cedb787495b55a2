import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { type Invariant, invariants } from './invariants.ts';

interface AccountSums {
  account: string;
  debitCents: number;
  creditCents: number;
}
interface Disagreement {
  /** What it is about: `payment <id>`. */
  subject: string;
  foundCents: number;
  expectedCents: number;
}
interface Finding {
  name: string;
  disagreements: Disagreement[];
}
/** Cleaners who have been paid out more than is theirs, by what took it back. */
interface Negative {
  why: 'chargeback' | 'refund' | 'unknown';
  balances: number;
  cents: number;
}
export interface TrialBalance {
  accounts: AccountSums[];
  findings: Finding[];
  negatives: Negative[];
}

/** What each account holds, and for each invariant of the books where it does not hold. */
export async function readTrialBalance(reader: Reader): Promise<TrialBalance> {
  const { rows } = await reader.execute<{ account: string; debit: string; credit: string }>(sql`
    select account, coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::text as debit,
      coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::text as credit
    from ledger_entry group by 1 order by 1`);
  const findings: Finding[] = [];
  for (const invariant of invariants) findings.push(await look(reader, invariant));
  return {
    accounts: rows.map(({ account, debit, credit }) => ({
      ...{ account, debitCents: Number(debit), creditCents: Number(credit) },
    })),
    findings,
    negatives: await negativesIn(reader),
  };
}

/** As of the last booking; what is still held counts in no balance. */
async function negativesIn(reader: Reader): Promise<Negative[]> {
  const { rows } = await reader.execute<Record<keyof Negative, string> & { why: Negative['why'] }>(sql`
    with balance as (
      select e.owner_id, sum(e.amount_cents) as cents,
        sum(e.amount_cents) filter (where t.kind = 'chargeback') < 0 as is_charged_back,
        sum(e.amount_cents) filter (where t.kind = 'refund') < 0 as is_refunded
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account = 'cleaner' and e.released_at <= (select max(at) from ledger_transaction)
      group by 1)
    select case when is_charged_back then 'chargeback' when is_refunded then 'refund' else 'unknown' end as why,
      count(*) as balances, sum(cents) as cents
    from balance where cents < 0 group by 1 order by 1`);
  return rows.map(({ why, balances, cents }) => ({ why, balances: Number(balances), cents: Number(cents) }));
}

async function look(reader: Reader, { name, sql: statement }: Invariant): Promise<Finding> {
  const { rows } = await reader.execute<{ subject: string; found: string; expected: string }>(sql.raw(statement));
  const disagreements = rows.map(({ subject, found, expected }) => ({
    ...{ subject, foundCents: Number(found), expectedCents: Number(expected) },
  }));
  return { name, disagreements };
}
