import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
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

/**
 * Refetches whatever changed that is on screen; the rest when next shown. Settles once the screen is up to date. What
 * hangs on a job comes after the job, which may no longer have it for this reader: then nothing asks for it any more.
 */
export async function refetchChanged(cache: QueryClient, ...changes: readonly Change[]): Promise<void> {
  forgetAskedAhead();
  const isChanged = ({ queryKey }: Query) => changes.some((change) => isConcerned(queryKey, change));
  const partsOfJobs = cache.getQueryCache().findAll({ predicate: (query) => isPartOfJob(query) && isChanged(query) });
  await cache.invalidateQueries({ predicate: (query) => !isPartOfJob(query) && isChanged(query) });
  if (partsOfJobs.length === 0) return;
  await shown();
  await cache.invalidateQueries({ predicate: (query) => partsOfJobs.includes(query) });
}

const isPartOfJob = ({ queryKey }: Query): boolean => String(queryKey[0]).startsWith('/api/jobs/{id}/');

/** Once what was just answered is on screen: answers are passed on in the next turn of the event loop. */
const shown = () => new Promise((resolve) => setTimeout(resolve));

/** Whether a read's answer may have changed. A change that names its job leaves other jobs' pages alone. */
export function isConcerned(key: QueryKey, { topics, jobId }: Change): boolean {
  const [path, options] = key;
  const ofJob = Object(Object(options).params).id;
  if (String(path).startsWith('/api/jobs/{id}') && jobId !== undefined && ofJob !== jobId) return false;
  return !known || topics.some((topic) => known?.[topic].some((read) => read === path));
}
