import { useQuery } from '@tanstack/react-query';
import { listThreads } from '#contract/message-calls.ts';
import { readPage } from '#web/platform/read-page.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useIsInUse } from '#web/ui/use-is-in-use.ts';

/** The smallest page there is: only its count is wanted. */
const query = { unread: 'true', limit: 1 } as const;

/** How many conversations hold something unread; asked for with the first sign of use, and none while that is not known. */
export function useUnreadMessages(enabled: boolean): number {
  const inUse = useIsInUse();
  const { data } = useQuery({
    queryKey: [...readKey(listThreads, { query }), 'total'],
    queryFn: async ({ signal }) => (await readPage(listThreads, { query, signal })).total,
    enabled: enabled && inUse,
  });
  return data ?? 0;
}
