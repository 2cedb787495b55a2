import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { JobReminder, Reminder } from '#contract/reminders.ts';
import { travelSpeed } from '#contract/terms.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { reminders } from '../table.ts';

/** Somebody whom it is time to remind of something. */
export interface DueReminder {
  /** Whoever has been reminded under this key is not reminded again. */
  key: string;
  reminder: Reminder;
  userId: string;
  jobId: string | null;
}

const batch = 200;

/** Reminders about jobs that somebody has: another cleaner or another start is another thing to be reminded of. */
export async function jobRemindersDue(kit: Kit): Promise<DueReminder[]> {
  const now = kit.clock.now();
  const found: DueReminder[] = [];
  for (const [key, { to, when }] of Object.entries(causes(now))) {
    const reminder = key as JobReminder; // entries() loses the literal types
    for (const recipient of whom[to]) found.push(...(await findDue(kit, reminder, recipient, when)));
  }
  return found;
}

/** Helpers have to be there as well; what only the cleaner may do, they are not reminded of. */
const whom = {
  host: ['host'],
  cleaner: ['cleaner'],
  'all who work': ['cleaner', 'helper'],
} as const satisfies Record<string, readonly (keyof typeof recipients)[]>;

interface Cause {
  to: keyof typeof whom;
  when: SQL | undefined;
}

const isAssigned = eq(jobs.status, 'ASSIGNED');
// as for the ladder: whoever was asked late to confirm is given their time from there
const startsFrom = sql`greatest(${jobs.startTime}, ${jobs.confirmBy})`;

/** In a straight line, as between two jobs, and ten minutes to get going; half an hour where a home is unknown. */
const wayThere = sql`interval '10 minutes' + least(interval '3 hours',
  coalesce(earth_distance(${cleanerProfiles.location}, ${jobs.location}) * 3.6 / ${sql.raw(String(travelSpeed))} * interval '1 second', interval '30 minutes'))`;

function causes(now: Date): Record<JobReminder, Cause> {
  const beforeStart = and(isAssigned, gt(jobs.startTime, now));
  const lateBy = (minutes: number) =>
    and(
      isAssigned,
      // nobody starts a cleaning whose time is over
      gt(jobs.endTime, now),
      lte(jobs.startTime, plus(now, -minutes * minute)),
      sql`${startsFrom} <= ${plus(now, -minutes * minute)}`,
    );
  return {
    jobTomorrow: {
      to: 'all who work',
      when: and(
        isAssigned,
        // for a start soon after midnight it would come with the word to leave
        gt(jobs.startTime, plus(now, 4 * hour)),
        lte(jobs.startTime, plus(now, day)),
        // whoever took it a moment ago knows
        lte(jobs.assignedAt, plus(now, -3 * hour)),
        sql`(${jobs.startTime} at time zone ${zoneOfJob})::date = (${now}::timestamptz at time zone ${zoneOfJob})::date + 1`,
      ),
    },
    confirmSoon: {
      to: 'cleaner',
      when: and(
        isAssigned,
        isNull(jobs.confirmedAt),
        gt(jobs.confirmBy, now),
        // an hour before the end, or the last third of a shorter time
        sql`${jobs.confirmBy} - least(interval '1 hour', (${jobs.confirmBy} - ${jobs.assignedAt}) / 3) <= ${now}`,
      ),
    },
    leaveNow: {
      to: 'all who work',
      when: and(
        beforeStart,
        lte(jobs.startTime, plus(now, 4 * hour)),
        // whoever has yet to confirm is reminded of that
        or(isNotNull(jobs.confirmedAt), isNull(jobs.confirmBy)),
        sql`${jobs.startTime} - (${wayThere}) <= ${now}`,
      ),
    },
    startNow: { to: 'cleaner', when: lateBy(15) },
    notStarted: { to: 'host', when: lateBy(15) },
    submitWork: {
      to: 'cleaner',
      when: and(eq(jobs.status, 'IN_PROGRESS'), lte(jobs.endTime, now), gt(jobs.endTime, plus(now, -day))),
    },
  };
}

/** Who is reminded, under whose name it is noted, and whose home is where they leave from. */
const recipients = {
  host: { userId: jobs.hostId, under: jobs.cleanerId, home: eq(cleanerProfiles.userId, jobs.cleanerId) },
  cleaner: { userId: jobs.cleanerId, under: jobs.cleanerId, home: eq(cleanerProfiles.userId, jobs.cleanerId) },
  helper: {
    ...{ userId: cleanerProfiles.userId, under: cleanerProfiles.userId },
    home: and(
      sql`${cleanerProfiles.userId} = any(${jobs.helperIds})`,
      // who does not see the job is not sent there
      inArray(cleanerProfiles.clearance, ['PASSED', 'APPROVED']),
    ),
  },
};

async function findDue({ db }: Kit, reminder: JobReminder, to: keyof typeof recipients, when: Cause['when']) {
  const { userId, under, home } = recipients[to];
  const key = sql<string>`concat_ws(':', ${reminder}::text, ${jobs.id}, ${under}, extract(epoch from ${jobs.startTime})::bigint)`;
  const rows = await db
    .select({ key, userId, jobId: jobs.id })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(cleanerProfiles, home)
    .where(and(when, isNotNull(userId), sql`not exists (select from ${reminders} where ${reminders.key} = ${key})`))
    .orderBy(jobs.startTime)
    .limit(batch);
  return rows.flatMap(({ userId: id, ...row }) => (id ? { ...row, reminder, userId: id } : []));
}
