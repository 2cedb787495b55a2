import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Topic } from '#contract/topics.ts';
import { fetchAtFirstUse } from '#web/ui/first-use.ts';
import { forgetAskedAhead } from './asked-ahead.ts';

export interface Change {
  topics: readonly Topic[];
  jobId?: string;
}

let known: typeof import('./shown-by.ts').shownBy | undefined;

/** Nothing is written before somebody uses the page. Where the table is not there yet, everything counts as changed. */
export async function fetchShownBy(): Promise<void> {
  known = (await import('./shown-by.ts')).shownBy;
}
fetchAtFirstUse(fetchShownBy);

/** Refetches whatever changed that is on screen; the rest when next shown. Settles once the screen is up to date. */
export function refetchChanged(cache: QueryClient, ...changes: readonly Change[]): Promise<void> {
  forgetAskedAhead();
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => changes.some((change) => isConcerned(queryKey, change)),
  });
}

/** Whether a read's answer may have changed. A change that names its job leaves other jobs' pages alone. */
export function isConcerned(key: QueryKey, { topics, jobId }: Change): boolean {
  const [path, options] = key;
  const ofJob = Object(Object(options).params).id;
  if (String(path).startsWith('/api/jobs/{id}') && jobId !== undefined && ofJob !== jobId) return false;
  return !known || topics.some((topic) => known?.[topic].some((read) => read === path));
}
