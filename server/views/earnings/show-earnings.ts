import { eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Earnings, getEarnings } from '#contract/earnings.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { localTime } from '#contract/zoned-time.ts';
import { timeZoneOf } from '#server/cleaners/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { heldUntilResolved } from '#server/payments/index.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import { balanceOf, type FrozenJobsOf, nextPayoutOf, type Part } from '#server/payouts/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { earnedBy } from '../earned.ts';
import { unpaidJobs } from '../unpaid-jobs.ts';

const longest = 366;
const usual = 30;

/** A cleaner's money according to the books. The series has one number for each of the cleaner's days. */
export async function showEarnings(
  kit: Kit,
  actor: Actor,
  query: QueryOf<typeof getEarnings>,
  frozenJobsOf: FrozenJobsOf,
): Promise<Earnings> {
  const { db, clock } = kit;
  const zone = (await timeZoneOf(db, actor.id)) ?? 'UTC';
  const now = clock.now();
  const dates = datesOf(query, localTime(now, zone).date);
  const { parts, frozen, ...balance } = await balanceOf(db, actor.id, now, frozenJobsOf);
  const unpaid = await unpaidJobs(db, actor.id, now);
  const perDay = await earnedPerDay(db, actor.id, zone, dates);
  return {
    ...balance,
    waitsForHostCents: toCents(unpaid.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    unpaid,
    nextPayout: await nextPayoutOf(kit, actor.id, { parts, frozen }),
    upcoming: await upcomingOf(db, parts, now, frozen),
    series: dates.map((date) => ({ date, amountCents: toCents(perDay.get(date) ?? 0) })),
  };
}

/** The held money, the soonest free first, then what waits for the decision about a report. */
async function upcomingOf(
  reader: Reader,
  parts: readonly Part[],
  now: Date,
  frozen: readonly string[],
): Promise<Earnings['upcoming']> {
  const isFrozen = ({ jobId, releasedAt }: Part) =>
    releasedAt >= heldUntilResolved || (jobId !== null && frozen.includes(jobId));
  const held = parts.filter((part) => part.releasedAt > now || isFrozen(part));
  const jobIds = held.flatMap(({ jobId }) => jobId ?? []);
  const homes = await reader
    .select({ id: jobs.id, title: properties.title, timeZone: properties.timeZone, startTime: jobs.startTime })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(inArray(jobs.id, jobIds));
  const rows = netted(
    held.map((part) => {
      const home = homes.find(({ id }) => id === part.jobId);
      return {
        ...{ jobId: part.jobId, jobTitle: home?.title ?? null, timeZone: home?.timeZone ?? null },
        startTime: home?.startTime.toISOString() ?? null,
        amountCents: part.amountCents,
        freeAt: isFrozen(part) ? null : part.releasedAt.toISOString(),
      };
    }),
  );
  return [...rows.filter(({ freeAt }) => freeAt !== null), ...rows.filter(({ freeAt }) => freeAt === null)];
}

/** What a refund or a chargeback took off what is held is one line with it, and none where nothing is left. */
function netted(rows: Earnings['upcoming']): Earnings['upcoming'] {
  const lines = Map.groupBy(rows, ({ jobId, freeAt }) => `${jobId} ${freeAt}`);
  return [...lines.values()].flatMap(([first, ...others]) => {
    const amountCents = others.reduce((sum, row) => sum + row.amountCents, first?.amountCents ?? 0);
    return first && amountCents !== 0 ? [{ ...first, amountCents: toCents(amountCents) }] : [];
  });
}

async function earnedPerDay(reader: Reader, cleanerId: string, zone: string, dates: readonly string[]) {
  const local = sql`${ledgerTransactions.at} at time zone ${zone}::text`;
  // One day more on each side than any time zone needs; the exact cut is the local date.
  const [from, until] = [plus(new Date(dates[0] ?? 0), -2 * day), plus(new Date(dates.at(-1) ?? 0), 3 * day)];
  const rows = await reader
    .select({
      date: sql<string>`to_char(${local}, 'YYYY-MM-DD')`,
      sum: sql<number>`sum(${ledgerEntries.amountCents})::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(earnedBy(cleanerId, gte(ledgerTransactions.at, from), lt(ledgerTransactions.at, until)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ date, sum }) => [date, sum]));
}

/** The requested days, both ends included; without a first one the last 30, or as many as are asked for. */
function datesOf({ from, to, days: many = usual }: QueryOf<typeof getEarnings>, today: string): string[] {
  const last = new Date(to ?? (from && from > today ? from : today));
  const first = from ? new Date(from) : plus(last, -(many - 1) * day);
  const days = (last.getTime() - first.getTime()) / day + 1;
  if (days < 1) throw invalidInput({ to: { code: 'tooSmall', minimum: from ?? today } });
  if (days > longest) throw invalidInput({ from: { code: 'tooMany', maximum: longest } });
  return Array.from({ length: days }, (_, index) =>
    plus(first, index * day)
      .toISOString()
      .slice(0, 10),
  );
}
