import { mostWeighed } from '#contract/weighed-at-once.ts';

/** The jobs of the same page of a list, by their ids: what their cards say of them is asked for in one call. */
export function askedWith(jobs: readonly { id: string }[], { id }: { id: string }): readonly string[] {
  const at = jobs.findIndex((job) => job.id === id);
  if (at < 0) return [id];
  const from = at - (at % mostWeighed);
  return jobs.slice(from, from + mostWeighed).map((job) => job.id);
}
