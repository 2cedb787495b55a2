import type { InboxItem } from '#contract/inbox.ts';

interface Due {
  /** What happens then. */
  means: 'starts' | 'charged' | 'canceled' | 'answer' | 'checkOut';
  at: number;
  timeZone: string;
}

const meanings: Partial<Record<InboxItem['kind'], Due['means']>> = {
  bids: 'starts',
  bidless: 'starts',
  approve: 'charged',
  repost: 'canceled',
  report: 'answer',
  uncovered: 'checkOut',
};

/** Until when something has to be settled, and what happens then; null where no such time is ahead. */
export function dueOf({ kind, job, stay, dueAt }: InboxItem, now: number): Due | null {
  const means = meanings[kind];
  const timeZone = job?.timeZone ?? stay?.property.timeZone;
  const at = Date.parse((means === 'starts' ? job?.startTime : dueAt) ?? '');
  return means && timeZone && at > now ? { means, at, timeZone } : null;
}
