import { getCleanerProfile } from '#contract/calls.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';

/** Who looks for jobs, by what keeps them from bidding. */
export type JobSeeker = Onlooker | 'approved' | 'helper';
export type Onlooker = 'visitor' | 'unchecked' | 'incomplete' | 'other';

/** A visitor until it is known otherwise: that is what the rendered page shows. Null while a cleaner's state is not known yet. */
export function useJobSeeker(): JobSeeker | null {
  const { user } = useSession();
  const isCleaner = user?.role === 'CLEANER';
  const { data: profile, isPending } = useRead(getCleanerProfile, { enabled: isCleaner });
  if (!user) return 'visitor';
  if (!isCleaner) return 'other';
  if (user.helperOnly) return 'helper';
  if (isPending) return null;
  if (profile?.backgroundCheckStatus === 'APPROVED') return 'approved';
  return profile?.onboardingCompleted ? 'unchecked' : 'incomplete';
}
