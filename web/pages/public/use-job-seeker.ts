import { getCleanerProfile } from '#contract/calls.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';

/** Who looks for jobs, by what keeps them from bidding. */
export type JobSeeker = 'visitor' | 'approved' | 'unchecked' | 'incomplete' | 'other';

/** A visitor until it is known otherwise: that is what the rendered page shows. */
export function useJobSeeker(): JobSeeker {
  const { user } = useSession();
  const isCleaner = user?.role === 'CLEANER';
  const profile = useRead(getCleanerProfile, { enabled: isCleaner }).data;
  if (!user) return 'visitor';
  if (!isCleaner) return 'other';
  if (profile?.backgroundCheckStatus === 'APPROVED') return 'approved';
  return profile?.onboardingCompleted ? 'unchecked' : 'incomplete';
}
