import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { type Cents, minimumWeeklyPayoutCents, toCents } from '#contract/money.ts';
import { localTime, midnightOf } from '#contract/zoned-time.ts';
import { ledgerEntries } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type FrozenJobsOf, freeParts, type Part, partsOf, sumOf } from './free-money.ts';
import { heldOf } from './held.ts';
import { returnedTo } from './returned.ts';
import { payouts } from './table.ts';
import { nextFriday } from './weekly-payouts.ts';

export interface Balance {
  /** What can be paid out now; negative where what was paid out is taken back: by a chargeback, or by a decision. */
  balanceCents: Cents;
  /** Earned but still held. */
  pendingCents: Cents;
  /** What has left the balance, fees included. */
  paidOutCents: Cents;
  /** What has reached the cleaner's bank, without fees and what is still on its way. */
  arrivedCents: Cents;
  /** What the bank is still to get, without fees. */
  onItsWayCents: Cents;
}

/** A cleaner's money as the books and the payouts have it. */
export async function balanceOf(reader: Reader, cleanerId: string, now: Date, frozenJobsOf: FrozenJobsOf) {
  const [parts, frozen] = [await partsOf(reader, cleanerId), await frozenJobsOf(reader, cleanerId)];
  const balance: Balance = {
    ...splitOfParts(parts, now, frozen),
    paidOutCents: await paidOutOf(reader, cleanerId),
    ...(await sentTo(reader, cleanerId)),
  };
  return { ...balance, parts, frozen };
}

function splitOfParts(parts: readonly Part[], now: Date, frozen: readonly string[]) {
  const balanceCents = sumOf(freeParts(parts, now, frozen));
  return { balanceCents, pendingCents: toCents(sumOf(parts) - balanceCents) };
}

async function paidOutOf(reader: Reader, cleanerId: string): Promise<Cents> {
  const own = and(eq(ledgerEntries.ownerId, cleanerId), inArray(ledgerEntries.account, ['payouts', 'payoutFees']));
  const [row] = await reader
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .where(own);
  return toCents(row?.cents ?? 0);
}

async function sentTo(reader: Reader, cleanerId: string): Promise<Pick<Balance, 'arrivedCents' | 'onItsWayCents'>> {
  const sent = sql`${payouts.amountCents} - ${payouts.feeCents}`;
  const [row] = await reader
    .select({
      arrived: sql<number>`coalesce(sum(${sent}) filter (where ${eq(payouts.status, 'paid')}), 0)::int`,
      onItsWay: sql<number>`coalesce(sum(${sent}) filter (where ${inArray(payouts.status, ['pending', 'held'])}), 0)::int`,
    })
    .from(payouts)
    .where(eq(payouts.cleanerId, cleanerId));
  return { arrivedCents: toCents(row?.arrived ?? 0), onItsWayCents: toCents(row?.onItsWay ?? 0) };
}

/**
 * The next weekly payout: its day, and what it will be if nothing else happens until then; null if under $10, while the
 * last one has come back, or while an admin holds them.
 */
export async function nextPayoutOf(
  { db, clock, settings }: Kit,
  cleanerId: string,
  { parts, frozen }: { parts: readonly Part[]; frozen: readonly string[] },
): Promise<{ date: string; amountCents: Cents; isToday?: true } | null> {
  if ((await heldOf(db, cleanerId)) || (await returnedTo(db, cleanerId))) return null;
  const now = clock.now();
  const own = and(eq(payouts.cleanerId, cleanerId), isNotNull(payouts.week));
  const [last] = await db
    .select({ week: max(payouts.week) })
    .from(payouts)
    .where(own);
  const date = nextFriday(now, settings.timeZone, last?.week ?? null);
  // the worker pays within minutes of midnight: what is released on the day itself waits for the week after
  const opens = new Date(Math.max(now.getTime(), midnightOf(date, settings.timeZone).getTime()));
  const amountCents = sumOf(freeParts(parts, opens, frozen));
  const isToday = date === localTime(now, settings.timeZone).date && { isToday: true as const };
  return amountCents < minimumWeeklyPayoutCents ? null : { date, amountCents, ...isToday };
}
