import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useIsInUse } from '#web/ui/use-is-in-use.ts';

/** The host's jobs that may still take place, as far as one page of each state goes: to warn of two at once. */
export function useLiveJobs(): readonly HostJob[] {
  // nobody has chosen a time before they use the page
  const enabled = useIsInUse();
  const open = useRead(listHostJobs, { query: { status: 'OPEN', limit: 100 }, enabled });
  const assigned = useRead(listHostJobs, { query: { status: 'ASSIGNED', limit: 100 }, enabled });
  const running = useRead(listHostJobs, { query: { status: 'IN_PROGRESS', limit: 100 }, enabled });
  return [open, assigned, running].flatMap(({ data }) => data ?? []);
}
