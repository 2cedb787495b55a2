import { startTransition, useOptimistic } from 'react';
import { isDay } from '#contract/days.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { type JobGroup, jobGroups } from '#contract/job-groups.ts';
import { type JobStatus, jobStatuses } from '#contract/states.ts';
import { useSearchParams } from '#web/platform/search-params.ts';

const names = ['group', 'status', 'home', 'cleaner', 'from', 'until'] as const;
type Name = (typeof names)[number];
/** As they stand in the address; days are `YYYY-MM-DD`, and null is no filter. */
export type JobFilters = Record<Exclude<Name, 'group' | 'status'>, string | null> & {
  group: JobGroup | null;
  status: JobStatus | null;
};

const isId = (text: string | null) => text !== null && isWholeId(text);

/**
 * What the list of jobs is narrowed to, kept in the address so that it can be linked to and Back works. A choice shows at
 * once, though the screen of the new address is drawn when there is time.
 */
export function useJobFilters(): [JobFilters, (changes: Partial<JobFilters>) => void] {
  const [address, setAddress] = useSearchParams();
  const [query, show] = useOptimistic(address);
  const kept = (name: Name, isOne: (text: string | null) => boolean) =>
    isOne(query.get(name)) ? query.get(name) : null;
  const filters: JobFilters = {
    group: jobGroups.find((group) => group === query.get('group')) ?? null,
    status: jobStatuses.find((status) => status === query.get('status')) ?? null,
    home: kept('home', isId),
    cleaner: kept('cleaner', isId),
    from: kept('from', isDay),
    until: kept('until', isDay),
  };
  function change(changes: Partial<JobFilters>) {
    const next = new URLSearchParams(query);
    for (const name of names) {
      const value = changes[name];
      if (value) next.set(name, value);
      else if (value !== undefined) next.delete(name);
    }
    startTransition(() => {
      show(next);
      setAddress(next, { replace: true, preventScrollReset: true });
    });
  }
  return [filters, change];
}

export const noFilters = { status: null, home: null, cleaner: null, from: null, until: null };

/** How many filters are set; the group is none. */
export const countFilters = ({ group: _, ...filters }: JobFilters): number =>
  Object.values(filters).filter((value) => value !== null).length;
