import { useSearchParams } from '#web/platform/search-params.ts';

/** The state that a list is narrowed to, kept in the address. */
export function useStatus<Status extends string>(
  known: readonly Status[],
): [Status | undefined, (status: Status | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const status = known.find((name) => name === query.get('status'));
  function setStatus(next: Status | undefined) {
    const changed = new URLSearchParams(query);
    if (next) changed.set('status', next);
    else changed.delete('status');
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  return [status, setStatus];
}
