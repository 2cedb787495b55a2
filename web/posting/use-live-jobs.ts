import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { useRead } from '#web/platform/use-read.ts';

/** The host's jobs that may still take place, as far as one page of each state goes: to warn of two at once. */
export function useLiveJobs(): readonly HostJob[] {
  const open = useRead(listHostJobs, { query: { status: 'OPEN', limit: 100 } });
  const assigned = useRead(listHostJobs, { query: { status: 'ASSIGNED', limit: 100 } });
  const running = useRead(listHostJobs, { query: { status: 'IN_PROGRESS', limit: 100 } });
  return [open, assigned, running].flatMap(({ data }) => data ?? []);
}
