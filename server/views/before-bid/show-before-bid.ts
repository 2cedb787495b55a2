import type { BeforeBid, NamedJob } from '#contract/before-bid.ts';
import { toCents } from '#contract/money.ts';
import { readSeenJob, require } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { readHostRecord } from './read-host-record.ts';
import type { NamedVisit } from './read-visits.ts';
import { weighJobs } from './weigh-jobs.ts';

/** What a cleaner weighs before they bid on an open job, or take one that they are invited to. */
export async function showBeforeBid(kit: Kit, actor: Actor, jobId: string): Promise<BeforeBid> {
  const hostId = await hostOfOpen(kit, actor, jobId);
  const [{ home, cleanerFeeCents, byId, weighed }, hostRecord] = await Promise.all([
    weighJobs(kit, actor.id, [jobId]),
    readHostRecord(kit, hostId),
  ]);
  const [job] = weighed;
  if (!job) throw jobNotFound();
  const { doubts, range, route, ...rest } = job.weighed;
  return {
    cleanerFeeCents,
    ...rest,
    range: range && { lowCents: toCents(range.lowCents), highCents: toCents(range.highCents) },
    doubts: doubts.map(({ jobId: other = '', ...doubt }) => ({ ...doubt, job: named(byId.get(other)) })),
    home,
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

const named = (visit: NamedVisit | undefined): NamedJob | null =>
  visit
    ? {
        ...{ id: visit.id, title: visit.title, timeZone: visit.timeZone },
        ...{ startTime: visit.startTime.toISOString(), endTime: visit.endTime.toISOString() },
      }
    : null;
