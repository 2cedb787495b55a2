import { useQuery } from '@tanstack/react-query';
import { countUnread } from '#contract/calls.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { useRead } from '#web/platform/use-read.ts';

/**
 * How many conversations hold something unread; none while that is not known. The count is of one's own: while somebody
 * works for a host, that host's are counted, which is what the link to messages opens.
 */
export function useUnreadMessages(): number {
  const isActing = actingFor() !== null;
  const own = useRead(countUnread).data?.conversations ?? 0;
  const { data: theirs = 0 } = useQuery({
    // found with the reads of this address by whatever announces that they changed
    queryKey: ['/api/messages', 'unread'],
    // few look after others' homes
    queryFn: () => import('./count-unread-threads.ts').then(({ countUnreadThreads }) => countUnreadThreads()),
    enabled: isActing,
  });
  return isActing ? theirs : own;
}
