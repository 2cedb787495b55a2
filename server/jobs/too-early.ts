import { Refusal } from '#server/platform/refusal.ts';
import type { JobFacts } from './job-view.ts';
import { startOpensAt } from './moments.ts';

/** What becomes possible at a known time. */
export const tooEarly = (sentence: string, opensAt: Date): Refusal =>
  new Refusal('too_early', sentence, { extra: { opensAt: opensAt.toISOString() } });

export const startsTooEarly = ({ job }: { job: JobFacts }): Refusal => {
  const from = startOpensAt(job);
  return tooEarly(`This job can be started from ${from.toISOString()}, two hours before its start.`, from);
};
