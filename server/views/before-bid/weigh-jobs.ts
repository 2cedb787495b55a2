import { eq } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import type { Point } from '#contract/today.ts';
import { type Weighed, weighJob } from '#contract/weigh-job.ts';
import { readBusyTimes, saidWishes } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { freeCredit } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { inForce } from '#server/settings/index.ts';
import { pointColumn } from '../point-column.ts';
import { readFinished } from './read-finished.ts';
import { type NamedVisit, readVisits } from './read-visits.ts';

interface WeighedJobs {
  home: Point | null;
  /** 0 while they have a referral credit left. */
  cleanerFeeCents: Cents;
  /** These jobs and all that takes or may take the cleaner’s time around them. */
  byId: ReadonlyMap<string, NamedVisit>;
  weighed: { jobId: string; weighed: Weighed }[];
}

/** Weighs open jobs for a cleaner who may take them: as many queries for a page of them as for one. */
export async function weighJobs(kit: Kit, cleanerId: string, jobIds: readonly string[]): Promise<WeighedJobs> {
  const [cleaner, visits, finishedLike, credit, { platformFeeCents }] = await Promise.all([
    readCleaner(kit, cleanerId),
    readVisits(kit, cleanerId, jobIds),
    readFinished(kit, jobIds),
    freeCredit(kit.db, cleanerId),
    inForce(kit),
  ]);
  const standing = (which: NamedVisit['standing']) => visits.filter((visit) => visit.standing === which);
  const [these, held, bidOn] = [standing('this'), standing('held'), standing('bid on')];
  const busy = await readBusy(kit, cleanerId, these);
  const { home, daysOff, maxJobsPerDay, weekly } = cleaner;
  const hoursSaid = saidWishes(cleaner).hours;
  return {
    ...{ home, cleanerFeeCents: toCents(credit ? 0 : platformFeeCents) },
    byId: new Map(visits.map((visit) => [visit.id, visit])),
    weighed: these.map((job) => ({
      jobId: job.id,
      weighed: weighJob({
        ...{ job, held, bidOn: bidOn.filter(({ id }) => id !== job.id), finished: finishedLike(job.id) },
        ...{ home, busy, daysOff, maxJobsPerDay, weekly, hoursSaid },
      }),
    })),
  };
}

/** From the first of the jobs to the end of the last one. */
async function readBusy({ db }: Kit, cleanerId: string, these: readonly NamedVisit[]) {
  if (these.length === 0) return [];
  const from = Math.min(...these.map(({ startTime }) => startTime.getTime()));
  const until = Math.max(...these.map(({ endTime }) => endTime.getTime()));
  const busy = await readBusyTimes(db, cleanerId, new Date(from), new Date(until));
  return busy.map(({ startTime, endTime }) => ({ startTime: new Date(startTime), endTime: new Date(endTime) }));
}

async function readCleaner({ db }: Kit, cleanerId: string) {
  const [found] = await db
    .select({
      home: pointColumn(cleanerProfiles.location),
      weekly: cleanerProfiles.weekly,
      availabilitySavedAt: cleanerProfiles.availabilitySavedAt,
      daysOff: cleanerProfiles.daysOff,
      maxJobsPerDay: cleanerProfiles.maxJobsPerDay,
      minPayoutCents: cleanerProfiles.minPayoutCents,
      preferredCleaningTypes: cleanerProfiles.preferredCleaningTypes,
    })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, cleanerId));
  if (!found) throw jobNotFound();
  return found;
}
