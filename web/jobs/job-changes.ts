import type { SentBodyOf } from '#contract/endpoint.ts';
import type { changeJob, Job } from '#contract/jobs.ts';

export type JobChanges = Omit<SentBodyOf<typeof changeJob>, 'status' | 'customTasks'>;

interface Written {
  startTime: string;
  endTime: string;
  payoutCents: number;
  specialInstructions: string | null;
}
export type EditableJob = Written & Pick<Job, 'cleaningType'>;

/** What the form holds at first. */
export const valuesOf = (job: EditableJob): JobChanges => ({
  startTime: job.startTime,
  endTime: job.endTime,
  payoutCents: job.payoutCents,
  cleaningType: job.cleaningType,
  specialInstructions: job.specialInstructions ?? '',
});

/** Only what differs from the job: a field that was left alone is not sent. */
export function changesIn(values: JobChanges, job: EditableJob): JobChanges {
  const instructions = values.specialInstructions || null;
  return {
    ...(sameInstant(values.startTime, job.startTime) ? {} : { startTime: values.startTime }),
    ...(sameInstant(values.endTime, job.endTime) ? {} : { endTime: values.endTime }),
    ...(values.payoutCents === job.payoutCents ? {} : { payoutCents: values.payoutCents }),
    ...(values.cleaningType === job.cleaningType ? {} : { cleaningType: values.cleaningType }),
    ...(instructions === job.specialInstructions ? {} : { specialInstructions: instructions }),
  };
}

/** Price and time are what cleaners have bid on: changing either voids the bids that stand. */
export const voidsBids = ({ startTime, endTime, payoutCents }: JobChanges): boolean =>
  [startTime, endTime, payoutCents].some((value) => value !== undefined);

const sameInstant = (one: string | undefined, other: string) => Date.parse(one ?? '') === Date.parse(other);
