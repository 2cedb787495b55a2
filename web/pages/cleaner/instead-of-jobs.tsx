import { lazy } from 'react';
import { getNearbyJobs } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { isShutOut } from '#web/cleaners/is-shut-out.ts';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { LatePart } from '../late-part.tsx';

const WhileYouWait = lazy(() => import('./while-you-wait.tsx').then((file) => ({ default: file.WhileYouWait })));

/**
 * What is missing; below it what there is around their ZIP, which the check opens, and what can be done meanwhile. Not
 * for whom the check has shut out.
 */
export function InsteadOfJobs({ profile }: { profile: CleanerProfile }) {
  const { backgroundCheckStatus: status, personal } = profile;
  const waits = status === 'IN_PROGRESS' || status === 'PASSED';
  const near = personal?.zipCode ?? '';
  const nearby = useRead(getNearbyJobs, { query: { near }, enabled: waits && near !== '' });
  return (
    <div className="grid gap-10">
      <CheckGate status={status} />
      {!isShutOut(status) && <JobsNearby zip={personal?.zipCode ?? undefined} />}
      {/* how high what is above it will be nobody knows before */}
      {waits && !nearby.isLoading && (
        <LatePart>
          <WhileYouWait profile={profile} />
        </LatePart>
      )}
    </div>
  );
}
