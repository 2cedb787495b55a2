import { useSearchParams } from 'react-router';
import { type JobStatus, jobStatuses } from '#contract/states.ts';

/** The state that the list of jobs is narrowed to, kept in the address; null shows all. */
export function useStatusFilter(): [JobStatus | null, (status: JobStatus | null) => void] {
  const [query, setQuery] = useSearchParams();
  const status = jobStatuses.find((name) => name === query.get('status')) ?? null;
  function setStatus(next: JobStatus | null) {
    const changed = new URLSearchParams(query);
    if (next) changed.set('status', next);
    else changed.delete('status');
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  return [status, setStatus];
}
