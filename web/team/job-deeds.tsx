import { lazy } from 'react';
import { listJobDeeds } from '#contract/team-calls.ts';
import { useRead } from '#web/platform/use-read.ts';

// Few hosts have a team, and at few of its jobs did anybody but the host do anything.
const ShownDeeds = lazy(() => import('./shown-deeds.tsx').then((file) => ({ default: file.ShownDeeds })));

/** Who of the host’s team did what at a job; nothing where nobody did. */
export function JobDeeds({ jobId }: { jobId: string }) {
  const deeds = useRead(listJobDeeds, { params: { id: jobId } }).data ?? [];
  return deeds.length > 0 && <ShownDeeds deeds={deeds} />;
}
