import type { QueueKind } from '#contract/admin-queue.ts';
import { to } from '#web/paths.ts';
import type { AdminSection } from './section-names.ts';

/** Where what waits is settled, opened there over the whole list if it is one. */
export const queuePlaces: Readonly<Record<QueueKind, (id: string) => string>> = {
  uncovered: (id) => opened('jobs', 'job', id),
  task: () => to('adminSection', { section: 'notifications' }, { show: 'tasks' }),
  dispute: (id) => opened('disputes', 'case', id),
  refund: (id) => opened('payments', 'ask', id),
  payout: (id) => opened('payouts', 'payout', id),
  returned: (id) => opened('payouts', 'payout', id),
  check: (id) => opened('background-checks', 'check', id),
  content: (id) => opened('content-moderation', 'case', id),
  feed: () => to('adminSection', { section: 'calendar-integration' }, { health: 'failing' }),
  review: () => to('adminSection', { section: 'reviews' }),
  notice: () => to('adminSection', { section: 'notifications' }),
};

const opened = (section: AdminSection, name: string, id: string) => to('adminSection', { section }, { [name]: id });
