import { hour, minute, plus } from '#server/platform/clock.ts';
import { aPhotoOf } from '../a-report.ts';
import type { Month } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';
import { assignedJobs } from './hiring-facts.ts';

const isNear = (month: Month) => `and start_time < '${plus(month.house.clock.now(), 24 * hour).toISOString()}'`;

/** The clock goes to where the soonest job can be started, if it is not there yet. */
const start: BusinessFact = async (month) => {
  const [job] = await assignedJobs(month, isNear(month));
  if (!job) return null;
  goTo(month, plus(job.start_time, -90 * minute));
  const token = await month.tokenOf({ id: job.cleaner_id });
  return month.house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, token);
};

export function goTo({ house }: Month, to: Date): void {
  if (to > house.clock.now()) house.clock.set(to);
}

const waitAtDoor: BusinessFact = async (month) => {
  const [job] = await assignedJobs(month, isNear(month));
  if (!job) return null;
  goTo(month, job.start_time);
  const token = await month.tokenOf({ id: job.cleaner_id });
  const reason = month.chance(50) ? 'no_access' : 'guest_still_here';
  return month.house.post(`/api/jobs/${job.id}/waiting`, { reason }, token);
};

interface Begun extends Record<string, unknown> {
  id: string;
  cleaner_id: string;
  start_time: Date;
}
const begunJobs = (month: Month, waiting: 'waits' | 'works') =>
  month.rows<Begun>(
    `select id, cleaner_id, start_time from job where status = 'IN_PROGRESS'
     and ${waiting === 'waits' ? "waiting is not null and waiting->>'endedAt' is null" : 'true'} order by start_time, id limit 20`,
  );

const endWaiting: BusinessFact = async (month) => {
  const job = month.pick(await begunJobs(month, 'waits'));
  if (!job) return null;
  month.house.clock.forward(month.random.below(90) * minute);
  return month.house.post(`/api/jobs/${job.id}/waiting/end`, undefined, await month.tokenOf({ id: job.cleaner_id }));
};

const couldNotClean: BusinessFact = async (month) => {
  const job = month.pick(await begunJobs(month, 'waits'));
  if (!job) return null;
  month.house.clock.forward(76 * minute);
  return month.house.post(
    `/api/jobs/${job.id}/could-not-clean`,
    undefined,
    await month.tokenOf({ id: job.cleaner_id }),
  );
};

/** All ticked, or a required task skipped, with a picture of the work. */
const submit: BusinessFact = async (month) => {
  const job = month.pick(await begunJobs(month, 'works'));
  if (!job) return null;
  goTo(month, job.start_time);
  const skips = month.chance(15);
  await month.rows(
    skips
      ? "update job_task set skipped_reason = 'No key for it.' where job_id = $1 and done_at is null"
      : 'update job_task set done_at = now() where job_id = $1',
    [job.id],
  );
  const token = await month.tokenOf({ id: job.cleaner_id });
  const photoUrl = await aPhotoOf(month.house, { id: job.cleaner_id, token, email: '', name: '' });
  await month.house.post(`/api/jobs/${job.id}/deliverables`, { photoUrl, photoType: 'AFTER' }, token);
  return month.house.patch(`/api/jobs/${job.id}`, { status: 'SUBMITTED' }, token);
};

export const workFacts = [
  ['start', 9, start],
  ['wait at the door', 2, waitAtDoor],
  ['end waiting', 1, endWaiting],
  ['could not clean', 1, couldNotClean],
  ['submit', 10, submit],
] as const;
