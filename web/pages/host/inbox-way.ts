import type { InboxItem } from '#contract/inbox.ts';
import type { RowWay } from '#web/overviews/inbox-row.tsx';
import { bidsPlace, to } from '#web/paths.ts';
import { doubtPlace } from '#web/payments/doubt-place.ts';

/** Where all of one thing is seen; null for a missing card, which is nowhere yet. */
export function wayOf(item: InboxItem): RowWay | null {
  const { job, calendar, home, stay } = item;
  if (job) return { to: `${to('job', { id: job.id })}${placeIn(item)}`, title: job.property.title, opens: 'job' };
  if (calendar) {
    const { integrationId, checkOutDate, property } = calendar;
    const place = integrationId ? { calendar: integrationId } : monthOf(property.id, checkOutDate);
    return { to: to('hostCalendar', undefined, place), title: property.title, opens: 'open' };
  }
  if (stay) {
    const place = monthOf(stay.property.id, stay.checkOutDate);
    return { to: to('hostCalendar', undefined, place), title: stay.property.title, opens: 'open' };
  }
  if (!home) return null;
  return { to: to('hostDashboard', undefined, { tab: 'properties', edit: home.id }), title: home.title, opens: null };
}

const monthOf = (property: string, day: string | null) => ({ month: day?.slice(0, 7), property });

/** Where on its page: the bids, or what should be looked at before it is paid. */
function placeIn({ kind, doubts }: InboxItem): string {
  const doubt = doubts?.[0];
  if (doubt) return `#${doubtPlace[doubt]}`;
  return kind === 'bids' ? `#${bidsPlace}` : '';
}
