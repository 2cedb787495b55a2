import type { SentBodyOf } from '#contract/endpoint.ts';
import type { changeJob, Job } from '#contract/jobs.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { bodyOf, type PostingValues } from './posting-values.ts';

export type JobChanges = Omit<SentBodyOf<typeof changeJob>, 'status'>;

const editable = [
  'startTime',
  'endTime',
  'payoutCents',
  'cleaningType',
  'specialInstructions',
  'customTasks',
] as const satisfies readonly (keyof JobChanges)[];

export type EditableJob = Pick<Job, 'propertyId' | 'timeZone' | (typeof editable)[number]>;

/** What the form holds at first: the job, its times on the property's wall clock. */
export const valuesOf = (job: EditableJob): PostingValues => ({
  propertyId: job.propertyId,
  startTime: utcToZoned(job.startTime, job.timeZone),
  endTime: utcToZoned(job.endTime, job.timeZone),
  payoutCents: job.payoutCents,
  cleaningType: job.cleaningType,
  specialInstructions: job.specialInstructions ?? '',
  customTasks: job.customTasks,
});

/** Only what differs from the job: a field that was left alone is not sent. */
export function changesIn(values: PostingValues, job: EditableJob): JobChanges {
  const before = valuesOf(job);
  const body = bodyOf(values, job.timeZone);
  const changed = editable.filter((name) => written(values[name]) !== written(before[name]));
  return Object.fromEntries(changed.map((name) => [name, body[name]]));
}

/** Price, time, type and what must be done are what cleaners have bid on: changing one voids the pending bids. */
export const voidsBids = (changes: JobChanges, job: Pick<Job, 'customTasks'>): boolean =>
  [changes.startTime, changes.endTime, changes.payoutCents, changes.cleaningType].some(
    (value) => value !== undefined,
  ) || mustBeDone(changes.customTasks ?? job.customTasks) !== mustBeDone(job.customTasks);

type Tasks = NonNullable<PostingValues['customTasks']>;

const mustBeDone = (tasks: Tasks) =>
  written(tasks.flatMap(({ name, required }) => (required ? [name.trim()] : [])).sort());

/** A form holds the members of a task in an order of its own. */
const written = (value: unknown) =>
  JSON.stringify(
    Array.isArray(value) ? value.map((item) => (Object(item) === item ? Object.entries(item).sort() : item)) : value,
  );
