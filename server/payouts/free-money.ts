import { inArray, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import { heldUntilResolved } from '#server/payments/index.ts';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
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

/**
 * All of a cleaner's money that no payout contains, held or free, in the order in which it is paid out. What waits for
 * the decision about a report is one part of its payment, which no payout takes from: it is released as another.
 */
export const partsOf = async (reader: Reader, cleanerId: string): Promise<Part[]> =>
  (await partsOfEach(reader, [cleanerId])).get(cleanerId) ?? [];

/** The parts of each of these cleaners, asked for once; who has none is left out. */
export async function partsOfEach(reader: Reader, cleanerIds: readonly string[]): Promise<Map<string, Part[]>> {
  if (cleanerIds.length === 0) return new Map();
  const { rows } = await reader.execute<Record<'id' | 'owner_id' | 'kind' | 'at' | 'released_at', string> & Row>(sql`
    with entry as (
      select t.id, e.owner_id, t.payment_id, t.job_id, t.at, t.kind, e.amount_cents, e.released_at,
        e.released_at >= ${heldUntilResolved} as waits
      from ${ledgerEntries} e join ${ledgerTransactions} t on t.id = e.transaction_id
      where ${inArray(sql`e.owner_id`, [...cleanerIds])} and e.account = 'cleaner' and t.kind <> 'payout'
    ), earned as (
      select (array_agg(id order by at, id))[1] as id, (array_agg(kind order by at, id))[1] as kind, owner_id, payment_id,
        job_id, min(at) as at, max(released_at) as released_at, waits, sum(amount_cents)::int as cents
      from entry
      group by case when waits then payment_id else id end, owner_id, payment_id, job_id, waits
    ), taken as (
      select p.cleaner_id, i.transaction_id as id, sum(i.amount_cents)::int as cents
      from ${payoutItems} i join ${payouts} p on p.id = i.payout_id
      where ${inArray(sql`p.cleaner_id`, [...cleanerIds])} and p.status <> 'failed'
      group by p.cleaner_id, i.transaction_id
    )
    select earned.id, owner_id, coalesce(p.kind, earned.kind) as kind, earned.kind = 'held' and not waits as is_move,
      payment_id, earned.job_id, at, released_at, earned.cents - coalesce(taken.cents, 0) as cents
    from earned left join taken on taken.id = earned.id and taken.cleaner_id = owner_id and not waits
    left join ${payments} p on p.id = payment_id and earned.kind in ('held', 'released')
    where earned.cents <> coalesce(taken.cents, 0)
    order by released_at, earned.id`);
  const byOwner = Map.groupBy(rows, ({ owner_id }) => owner_id);
  return new Map([...byOwner].map(([ownerId, own]) => [ownerId, withoutMoves(own).map(partIn)]));
}

const partIn = (row: Record<'id' | 'kind' | 'at' | 'released_at', string> & Row): Part => ({
  ...{ transactionId: row.id, kind: row.kind, jobId: row.job_id, amountCents: toCents(row.cents) },
  ...{ at: new Date(row.at), releasedAt: new Date(row.released_at) },
});

interface Row {
  [column: string]: unknown;
  payment_id: string | null;
  job_id: string | null;
  cents: number;
  /** What a report has held back, taken off where it was. */
  is_move: boolean;
}

/** What a report holds back comes off the share that it is about, as far as that was not paid out. */
function withoutMoves<R extends Row>(rows: readonly R[]): R[] {
  const left = rows.map((row) => ({ ...row }));
  for (const move of left.filter(({ is_move }) => is_move))
    for (const row of left.filter(({ payment_id, cents }) => payment_id === move.payment_id && cents > 0)) {
      if (new Date(String(row.released_at)) >= heldUntilResolved) continue;
      const cents = Math.min(row.cents, -move.cents);
      row.cents -= cents;
      move.cents += cents;
    }
  return left.filter(({ cents }) => cents !== 0);
}

/** The jobs of these cleaners whose money waits for the decision about a report. Answered by the room of jobs. */
export type FrozenJobsOf = (reader: Reader, ...cleanerIds: readonly string[]) => Promise<readonly string[]>;

/**
 * What could be paid out at a moment: released, booked by then, of no frozen job; what is to be taken off, always. A
 * frozen job whose share was paid out before is something to be taken off: other money is held back in its place.
 */
export function freeParts(parts: readonly Part[], moment: Date, frozen: readonly string[]): Part[] {
  const released = parts.filter(
    ({ amountCents, at, releasedAt }) => releasedAt <= moment && (amountCents < 0 || at <= moment),
  );
  const owes = (jobId: string) => sumOf(released.filter((part) => part.jobId === jobId)) < 0;
  const shut = frozen.filter((jobId) => !owes(jobId));
  return released.filter(({ jobId }) => jobId === null || !shut.includes(jobId));
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
