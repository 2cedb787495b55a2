import { and, asc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { holdingJobStatuses } from '#contract/states.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { hasCard } from '#server/cards/index.ts';
import { jobsFor, ofJobInHomes } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { countNeeds } from '../inbox/count-needs.ts';
import { presentJobs } from '../present-jobs.ts';
import { spentBy, spentCents } from '../spent.ts';
import { calendarNeedsOf } from './calendar-needs-of.ts';
import { lastOfJobs } from './last-of-jobs.ts';
import { monthStart } from './month-start.ts';

const isForJob = eq(payments.kind, 'job');

/** As much as one screen shows; the lists have the rest. */
const most = 50;
const mostRecent = 5;

/** A host's counters, upcoming week, what needs them, and this month's money; from totals, never from a page. */
export async function showHostOverview(kit: Kit, actor: Actor): Promise<HostOverview> {
  const [counters, totalSpentCents, propertyCount, hasPaymentMethod, money, coming, ofCalendars, needs, last] =
    await Promise.all([
      countJobs(kit.db, actor),
      totalSpent(kit.db, actor),
      kit.db.$count(
        properties,
        and(eq(properties.hostId, actor.id), isNull(properties.removedAt), inHomes(actor, properties.id)),
      ),
      hasCard(kit.db, actor.id),
      monthMoney(kit, actor),
      comingJobs(kit, actor),
      Promise.all([calendarNeedsOf(kit, actor), countCalendars(kit.db, actor)]),
      countNeeds(kit, actor),
      lastOfJobs(kit, actor, mostRecent),
    ]);
  const shown = await presentJobs(kit, actor, idsOf([...coming, ...last]));
  return {
    ...counters,
    totalSpentCents,
    propertyCount,
    hasPaymentMethod,
    calendarNeeds: ofCalendars[0],
    calendarCount: ofCalendars[1],
    ...needs,
    week: coming.flatMap(({ id }) => shown.get(id) ?? []),
    recent: last.flatMap(({ id, ...what }) => {
      const job = shown.get(id);
      return job ? [{ job, ...what }] : [];
    }),
    money,
  };
}

const idsOf = (rows: readonly { id: string }[]) => [...new Set(rows.map(({ id }) => id))];

async function countJobs(db: Db, actor: Actor) {
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [found] = await db
    .select({
      activeJobs: countWhere(inArray(jobs.status, [...holdingJobStatuses])),
      completedJobs: countWhere(sql`${jobs.status} = 'PAID'`),
    })
    .from(jobs)
    .where(jobsFor(actor));
  const { activeJobs = 0, completedJobs = 0 } = found ?? {};
  return { activeJobs, completedJobs };
}

const countCalendars = (db: Db, actor: Actor): Promise<number> => {
  const { hostId, removedAt, propertyId } = calendarIntegrations;
  return db.$count(calendarIntegrations, and(eq(hostId, actor.id), isNull(removedAt), inHomes(actor, propertyId)));
};

async function totalSpent(db: Db, actor: Actor): Promise<Cents> {
  const [found] = await db
    .select({ spent: spentCents })
    .from(payments)
    .where(and(spentBy(actor.id), ofJobInHomes(actor, payments.jobId)));
  return toCents(found?.spent ?? 0);
}

/** What was spent this month, by the calendar of the host's first property. */
async function monthMoney({ db, clock }: Kit, actor: Actor): Promise<HostOverview['money']> {
  const zone = sql`coalesce((select ${properties.timeZone} from ${properties} where ${properties.hostId} = ${actor.id}
    order by ${properties.createdAt}, ${properties.id} limit 1), 'UTC')`;
  const days = await db
    .select({
      date: sql<string>`to_char(${payments.settledAt} at time zone ${zone}, 'YYYY-MM-DD')`,
      spent: spentCents,
      tips: sql<number>`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}) filter (where ${payments.kind} = 'tip'), 0)::int`,
      fees: sql<number>`coalesce(sum(${jobs.hostFeeCents}) filter (where ${isForJob} and ${payments.refundedCents} < ${payments.amountCents}), 0)::int`,
      hostFees: sql<(number | null)[] | null>`array_agg(distinct ${jobs.hostFeeCents}) filter (where ${isForJob})`,
      monthJobs: sql<number>`(count(*) filter (where ${isForJob}))::int`,
    })
    .from(payments)
    .innerJoin(jobs, eq(jobs.id, payments.jobId))
    .where(
      and(
        spentBy(actor.id),
        inHomes(actor, jobs.propertyId),
        sql`${payments.settledAt} >= ${monthStart(clock.now(), zone)}`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, each) => total + of(each), 0);
  return {
    monthSpentCents: toCents(sum(({ spent }) => spent)),
    monthFeeCents: toCents(sum(({ fees }) => fees)),
    monthTipCents: toCents(sum(({ tips }) => tips)),
    monthFeeEachCents: onlyOneOf(days.flatMap(({ hostFees }) => hostFees ?? [])),
    monthJobs: sum(({ monthJobs }) => monthJobs),
    days: days.map(({ date, spent }) => ({ date, spentCents: toCents(spent) })),
  };
}

function onlyOneOf(fees: readonly (number | null)[]): Cents | null {
  const [fee, ...others] = new Set(fees);
  return typeof fee !== 'number' || others.length > 0 ? null : toCents(fee);
}

/** The jobs of the next seven days, those that are under way included. */
function comingJobs({ db, clock }: Kit, actor: Actor): Promise<{ id: string }[]> {
  const now = clock.now();
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(jobsFor(actor), ne(jobs.status, 'CANCELED'), gt(jobs.endTime, now), lt(jobs.startTime, plus(now, 7 * day))),
    )
    .orderBy(asc(jobs.startTime), asc(jobs.id))
    .limit(most);
}
