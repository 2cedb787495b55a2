import { mayLeaveAt } from '#contract/waiting-pay.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { JobFacts } from './job-view.ts';
import { tooEarly } from './too-early.ts';

export const waitsTooEarly = ({ job: { startTime } }: { job: JobFacts }): Refusal =>
  tooEarly(`Waiting counts from the start of the job, ${startTime.toISOString()}.`, startTime);
export const alreadyWaited = (): Refusal =>
  new Refusal('invalid_transition', 'You have already reported waiting at this job.');
export const nobodyWaits = (): Refusal => new Refusal('invalid_transition', 'No one is waiting at the door.');
export const leavesTooEarly = ({ job }: { job: JobFacts }): Refusal => {
  const from = mayLeaveAt(job.waiting?.since ?? job.startTime);
  return tooEarly(`You can leave from ${from.toISOString()}; until then, your waiting time is paid.`, from);
};
