import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
import { holdingJobStatuses, isHeld } from '#contract/states.ts';
import { readBusyTimes, timeZoneOf } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { isTheirs, readAskedToHelp } from '#server/jobs/index.ts';
import { bids, jobRequests, jobs } from '#server/jobs/table.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import { balanceOf, type FrozenJobsOf, nextPayoutOf, returnedTo } from '#server/payouts/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { earnedBy } from '../earned.ts';
import { awaitsAnswerOf } from '../lists/list-requests.ts';
import { countAvailable } from '../open-jobs/count-available.ts';
import { presentJobs } from '../present-jobs.ts';
import { hasReportToAnswer } from '../report-to-answer.ts';
import { waitingForAnswer } from '../today/waiting-for-answer.ts';
import { waitsForHost } from '../waits-for-host.ts';
import { monthStart } from './month-start.ts';

/** A cleaner's counters, upcoming week and money according to the books. */
export async function showCleanerOverview(
  kit: Kit,
  actor: Actor,
  frozenJobsOf: FrozenJobsOf,
): Promise<CleanerOverview> {
  const { db, clock } = kit;
  const now = clock.now();
  const [counters, own, busy, timeZone, balance, monthEarnedCents, waitsForHostCents, returned] = await Promise.all([
    countAll(kit, actor),
    heldOrReported(kit, actor),
    readBusyTimes(db, actor.id, now, plus(now, 7 * day)),
    timeZoneOf(db, actor.id),
    balanceOf(db, actor.id, now, frozenJobsOf),
    earnedThisMonth(kit, actor.id),
    waitsForHost(db, actor.id, now),
    returnedTo(db, actor.id),
  ]);
  const { balanceCents, pendingCents, paidOutCents, arrivedCents } = balance;
  const nextPayout = await nextPayoutOf(kit, actor.id, balance);
  const sums = { balanceCents, pendingCents, paidOutCents, arrivedCents, monthEarnedCents, waitsForHostCents };
  const money = { ...sums, ...(nextPayout && { nextPayout }) };
  const { clientRequests, askedToHelp = 0 } = counters;
  const toAnswer = waitingForAnswer(own).length + clientRequests + askedToHelp + (returned ? 1 : 0);
  const week = own.filter((job) => isHeld(job.status) && new Date(job.startTime) < plus(now, 7 * day));
  return { ...counters, toAnswer, week, busy, timeZone: timeZone ?? 'UTC', money };
}

async function countAll(kit: Kit, actor: Actor) {
  const { db, clock } = kit;
  const [jobsCompleted, activeBids, clientRequests, availableJobs, asked] = await Promise.all([
    db.$count(jobs, and(eq(jobs.cleanerId, actor.id), eq(jobs.status, 'PAID'))),
    db.$count(bids, and(eq(bids.cleanerId, actor.id), eq(bids.status, 'PENDING'))),
    countRequests(kit, actor.id),
    countAvailable(kit, actor),
    readAskedToHelp(db, actor.id, clock.now()),
  ]);
  const askedToHelp = asked.length > 0 ? { askedToHelp: asked.length } : {};
  return { jobsCompleted, activeBids, clientRequests, availableJobs, ...askedToHelp };
}

/** As `/api/cleaner/requests` lists them. */
async function countRequests({ db, clock }: Kit, cleanerId: string): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobRequests)
    .innerJoin(jobs, eq(jobs.id, jobRequests.jobId))
    .where(awaitsAnswerOf(cleanerId, clock.now()));
  return found?.total ?? 0;
}

/** The jobs that a cleaner holds or comes along to, however far ahead, and those about which they have a report to answer. */
async function heldOrReported(kit: Kit, actor: Actor): Promise<Job[]> {
  const held = inArray(jobs.status, [...holdingJobStatuses]);
  const reported = and(inArray(jobs.status, ['SUBMITTED', 'PAID']), hasReportToAnswer(actor.id, kit.clock.now()));
  const rows = await kit.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isTheirs(actor.id), or(held, reported)))
    .orderBy(asc(jobs.startTime), asc(jobs.id));
  const shown = await presentJobs(
    kit,
    actor,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => shown.get(id) ?? []);
}

/** What the cleaner has earned since the month began on their calendar. */
async function earnedThisMonth({ db, clock }: Kit, cleanerId: string) {
  const zone = sql`coalesce((select ${cleanerProfiles.timeZone} from ${cleanerProfiles}
    where ${cleanerProfiles.userId} = ${cleanerId}), 'UTC')`;
  const [found] = await db
    .select({ earned: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(earnedBy(cleanerId, gte(ledgerTransactions.at, monthStart(clock.now(), zone))));
  return toCents(found?.earned ?? 0);
}
