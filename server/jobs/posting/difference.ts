import type { JobDifference } from '#server/facts.ts';
import type { JobRow } from '../lock-job.ts';

/** Of what bids are for, what a changed job has anew. */
export function differenceOf(before: JobRow, after: Partial<JobRow>): JobDifference {
  const all = { ...before, ...after };
  const { payoutCents, cleaningType } = all;
  return {
    ...differs('startTime', before.startTime.toISOString(), all.startTime.toISOString()),
    ...differs('endTime', before.endTime.toISOString(), all.endTime.toISOString()),
    ...differs('payoutCents', before.payoutCents, payoutCents),
    ...differs('cleaningType', before.cleaningType, cleaningType),
    ...(requiredTasks(before) !== requiredTasks(all) && { tasks: true }),
  };
}

const differs = <Name extends string, Value>(name: Name, before: Value, after: Value) =>
  (before === after ? {} : { [name]: { before, after } }) as { [Key in Name]?: { before: Value; after: Value } };

const requiredTasks = ({ customTasks }: Pick<JobRow, 'customTasks'>): string =>
  JSON.stringify(customTasks.flatMap(({ name, required }) => (required ? [name] : [])).sort());
