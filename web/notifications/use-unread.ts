import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '#contract/calls.ts';
import { readPage } from '#web/platform/read-page.ts';
import { readKey } from '#web/platform/use-read.ts';

/** The smallest page there is: only its count is wanted. */
const query = { unread: 'true', limit: 1 } as const;

/** How many notifications wait to be read; none while that is not known. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: [...readKey(listNotifications, { query }), 'total'],
    queryFn: async ({ signal }) => (await readPage(listNotifications, { query, signal })).total,
  });
  return data ?? 0;
}
