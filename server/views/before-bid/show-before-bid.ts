import { eq } from 'drizzle-orm';
import type { BeforeBid, NamedJob } from '#contract/before-bid.ts';
import { toCents } from '#contract/money.ts';
import { weighJob } from '#contract/weigh-job.ts';
import { readBusyTimes, saidWishes } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { freeCredit, readSeenJob, require } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { inForce } from '#server/settings/index.ts';
import { pointColumn } from '../point-column.ts';
import { readFinished } from './read-finished.ts';
import { readHostRecord } from './read-host-record.ts';
import { type NamedVisit, readVisits } from './read-visits.ts';

/** What a cleaner weighs before they bid on an open job, or take one that they are invited to. */
export async function showBeforeBid(kit: Kit, actor: Actor, jobId: string): Promise<BeforeBid> {
  const hostId = await hostOfOpen(kit, actor, jobId);
  const [cleaner, visits, finished, hostRecord, credit, { platformFeeCents }] = await Promise.all([
    readCleaner(kit, actor.id),
    readVisits(kit, actor.id, jobId),
    readFinished(kit, jobId),
    readHostRecord(kit, hostId),
    freeCredit(kit.db, actor.id),
    inForce(kit),
  ]);
  const standing = (which: NamedVisit['standing']) => visits.filter((visit) => visit.standing === which);
  const [job] = standing('this');
  if (!job) throw jobNotFound();
  const busy = await readBusyTimes(kit.db, actor.id, job.startTime, job.endTime);
  const { doubts, range, route, ...weighed } = weighJob({
    ...{ job, held: standing('held'), bidOn: standing('bid on'), finished },
    ...{ home: cleaner.home, daysOff: cleaner.daysOff, maxJobsPerDay: cleaner.maxJobsPerDay },
    busy: busy.map((time) => ({ startTime: new Date(time.startTime), endTime: new Date(time.endTime) })),
    ...{ weekly: cleaner.weekly, hoursSaid: saidWishes(cleaner).hours },
  });
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  return {
    cleanerFeeCents: toCents(credit ? 0 : platformFeeCents),
    ...weighed,
    range: range && { lowCents: toCents(range.lowCents), highCents: toCents(range.highCents) },
    doubts: doubts.map(({ jobId: other = '', ...doubt }) => ({ ...doubt, job: named(byId.get(other)) })),
    home: cleaner.home,
    route: route.flatMap(({ id, leg }) => {
      const visit = byId.get(id);
      const shown = named(visit);
      return visit && shown ? [{ job: shown, place: visit.place, leg }] : [];
    }),
    hostRecord,
  };
}

/** The host of an open job that this cleaner may take. */
async function hostOfOpen({ db, clock }: Kit, actor: Actor, jobId: string): Promise<string> {
  const now = clock.now();
  const seen = await readSeenJob(db, actor, jobId, now);
  if (!seen) throw jobNotFound();
  const { job } = seen.view;
  require(job, seen.viewer, 'weigh', now);
  return job.hostId;
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

const named = (visit: NamedVisit | undefined): NamedJob | null =>
  visit
    ? {
        ...{ id: visit.id, title: visit.title, timeZone: visit.timeZone },
        ...{ startTime: visit.startTime.toISOString(), endTime: visit.endTime.toISOString() },
      }
    : null;
