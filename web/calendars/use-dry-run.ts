import { useQuery } from '@tanstack/react-query';
import { syncIntegration } from '#contract/calendar-calls.ts';
import { call } from '#web/platform/api.ts';

/** What an import would do. Asked anew each time it is shown, because the feed may have changed. */
export function useDryRun(id: string) {
  return useQuery({
    queryKey: ['dry run of a calendar', id],
    queryFn: ({ signal }) => call(syncIntegration, { params: { id }, query: { dryRun: 'true' }, signal }),
    gcTime: 0,
  });
}
