import { countUnread } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';

/** How many conversations hold something unread; none while that is not known. */
export const useUnreadMessages = (): number => useRead(countUnread).data?.conversations ?? 0;
