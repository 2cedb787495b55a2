import { useQuery } from '@tanstack/react-query';
import { listPreviewJobs } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { useSession } from '#web/platform/session.tsx';

/** The glimpse of open jobs, or all of them for an approved cleaner. */
export function usePreviewJobs() {
  const { user, loading } = useSession();
  return useQuery({
    queryKey: ['/api/jobs/preview', { reader: user?.id ?? null }],
    queryFn: ({ signal }) => call(listPreviewJobs, { signal }),
    enabled: !loading,
  });
}
