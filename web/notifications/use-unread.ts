import { countUnread } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';

/** How many notifications wait to be read; none while that is not known. */
export const useUnread = (): number => useRead(countUnread).data?.notifications ?? 0;
