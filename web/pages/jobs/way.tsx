import { lazy } from 'react';
import type { JobDetail } from '#contract/jobs.ts';
import { LatePart } from '../late-part.tsx';

const WayLinks = lazy(() => import('#web/today/way-links.tsx').then((file) => ({ default: file.WayLinks })));

/** The way to a job in the phone's own maps, from where the phone is. */
export function Way({ job }: { job: JobDetail }) {
  const { address } = job.property;
  if (!address) return null;
  return (
    <LatePart height="h-8 w-56 pointer-coarse:h-11">
      <WayLinks from={null} to={address} size="compact" />
    </LatePart>
  );
}
