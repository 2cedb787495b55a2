import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/platform/session.tsx';

/** Who looks for jobs, by what keeps them from bidding. */
export type JobSeeker = 'visitor' | 'approved' | 'unchecked' | 'incomplete' | 'other';

/** A visitor until it is known otherwise: that is what the rendered page shows. */
export function useJobSeeker(): JobSeeker {
  const { user } = useSession();
  const isCleaner = user?.role === 'CLEANER';
  const profile = useQuery({
    // the key and the answer of `useRead(getCleanerProfile)`
    queryKey: ['/api/cleaner/profile', { params: {}, query: {} }],
    queryFn: async ({ signal }) => {
      const [{ getCleanerProfile }, { call }] = await Promise.all([
        import('#contract/cleaners.ts'),
        import('#web/platform/api.ts'),
      ]);
      return call(getCleanerProfile, { signal });
    },
    enabled: isCleaner,
  }).data;
  if (!user) return 'visitor';
  if (!isCleaner) return 'other';
  if (profile?.backgroundCheckStatus === 'APPROVED') return 'approved';
  return profile?.onboardingCompleted ? 'unchecked' : 'incomplete';
}
