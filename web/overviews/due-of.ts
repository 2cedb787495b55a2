import type { InboxItem } from '#contract/inbox.ts';

interface Due {
  /** What happens then. */
  means: 'starts' | 'charged' | 'canceled' | 'answer' | 'checkOut' | 'arrives';
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

const soon = 48 * 3_600_000;

/** Until when something has to be settled, and what happens then; null where no such time is ahead. */
export function dueOf({ kind, job, stay, dueAt, guestArrivesAt }: InboxItem, now: number): Due | null {
  const means = meanings[kind];
  const timeZone = job?.timeZone ?? stay?.property.timeZone;
  const arrives = Date.parse(guestArrivesAt ?? '');
  // a guest at the door of a home that nobody cleaned matters more than when the job is taken off
  if (timeZone && arrives > now && arrives - now < soon) return { means: 'arrives', at: arrives, timeZone };
  const at = Date.parse((means === 'starts' ? job?.startTime : dueAt) ?? '');
  return means && timeZone && at > now ? { means, at, timeZone } : null;
}
