import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/platform/session.tsx';

/** The glimpse of open jobs, or all of them for an approved cleaner. */
export function usePreviewJobs() {
  const { user, loading } = useSession();
  return useQuery({
    queryKey: ['/api/jobs/preview', { reader: user?.id ?? null }],
    // Loaded on demand: the contract brings zod along, which the public page does without until then.
    queryFn: async ({ signal }) => {
      const [{ listPreviewJobs }, { call }] = await Promise.all([
        import('#contract/jobs.ts'),
        import('#web/platform/api.ts'),
      ]);
      return call(listPreviewJobs, { signal });
    },
    enabled: !loading,
  });
}
