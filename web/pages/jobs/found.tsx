import { lazy } from 'react';
import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { LatePart } from '../late-part.tsx';
import type { Side } from './side-of.ts';

const FindingsOfJob = lazy(() =>
  import('#web/work/tell-host/findings-of-job.tsx').then((file) => ({ default: file.FindingsOfJob })),
);
const TellHost = lazy(() => import('#web/work/tell-host/tell-host.tsx').then((file) => ({ default: file.TellHost })));
/** What the cleaner found in the home; who is at work there adds to it. */
export function Found({ job, user, side }: { job: JobDetail; user: User; side: Side }) {
  if (job.can.includes('addFindings')) {
    return (
      <LatePart height="h-20">
        <TellHost job={job} userId={user.id} />
      </LatePart>
    );
  }
  if (job.findings.length === 0) return null;
  return (
    <LatePart height="h-40">
      <FindingsOfJob job={job} settles={side === 'host'} />
    </LatePart>
  );
}
