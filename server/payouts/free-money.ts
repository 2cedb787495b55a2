import { sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { payoutItems, payouts } from './table.ts';

/** What of one movement in the books is still the cleaner's to be paid out; negative where a refund is to be taken off. */
export interface Part {
  transactionId: string;
  kind: string;
  jobId: string | null;
  amountCents: Cents;
  /** When it was booked, and from when it can be paid out. */
  at: Date;
  releasedAt: Date;
}

/** All of a cleaner's money that no payout contains, held or free, in the order in which it is paid out. */
export async function partsOf(reader: Reader, cleanerId: string): Promise<Part[]> {
  const { rows } = await reader.execute<Record<'id' | 'kind' | 'at' | 'released_at', string> & Row>(sql`
    with earned as (
      select t.id, t.kind, t.job_id, t.at, max(e.released_at) as released_at, sum(e.amount_cents)::int as cents
      from ${ledgerEntries} e join ${ledgerTransactions} t on t.id = e.transaction_id
      where e.owner_id = ${cleanerId} and e.account = 'cleaner' and t.kind <> 'payout'
      group by t.id
    ), taken as (
      select i.transaction_id as id, sum(i.amount_cents)::int as cents
      from ${payoutItems} i join ${payouts} p on p.id = i.payout_id
      where p.cleaner_id = ${cleanerId} and p.status <> 'failed'
      group by i.transaction_id
    )
    select id, kind, job_id, at, released_at, earned.cents - coalesce(taken.cents, 0) as cents
    from earned left join taken using (id)
    where earned.cents <> coalesce(taken.cents, 0)
    order by released_at, id`);
  return rows.map(({ id, kind, job_id, at, released_at, cents }) => ({
    ...{ transactionId: id, kind, jobId: job_id, amountCents: toCents(cents) },
    ...{ at: new Date(at), releasedAt: new Date(released_at) },
  }));
}
type Row = { job_id: string | null; cents: number };

/** The jobs of this cleaner whose money waits for the decision about a report. Answered by the room of disputes. */
export type FrozenJobsOf = (reader: Reader, cleanerId: string) => Promise<readonly string[]>;

/** What could be paid out at a moment: released, booked by then, of no frozen job; what is to be taken off, always. */
export function freeParts(parts: readonly Part[], moment: Date, frozen: readonly string[]): Part[] {
  const isFree = ({ amountCents, at, releasedAt, jobId }: Part) =>
    releasedAt <= moment && (amountCents < 0 || at <= moment) && !(jobId !== null && frozen.includes(jobId));
  return parts.filter(isFree);
}

export const sumOf = (parts: readonly Pick<Part, 'amountCents'>[]): Cents =>
  toCents(parts.reduce((sum, { amountCents }) => sum + amountCents, 0));

/** Takes an amount out of the parts, the oldest first and all that is to be taken off; the last is taken in part. */
export function takeFrom(parts: readonly Part[], amountCents: number): Pick<Part, 'transactionId' | 'amountCents'>[] {
  const owed = parts.filter((part) => part.amountCents < 0);
  let left = amountCents - sumOf(owed);
  const taken = parts
    .filter((part) => part.amountCents > 0)
    .map(({ transactionId, amountCents: whole }) => {
      const piece = toCents(Math.min(whole, left));
      left -= piece;
      return { transactionId, amountCents: piece };
    });
  return [...owed, ...taken].filter((part) => part.amountCents !== 0);
}
