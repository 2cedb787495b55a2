import { type listQueue as endpoint, type QueueItem, type QueueKind, queueKinds } from '#contract/admin-queue.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { staffMay } from '#contract/staff-rights.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { readQueue } from './read-queue.ts';

type Query = QueryOf<typeof endpoint>;

/** What each is settled with: who may not call that has no use for the line. */
const settledBy: Record<QueueKind, { method: string; path: string }> = {
  task: { method: 'POST', path: '/api/admin/failed-tasks/{id}/retry' },
  dispute: { method: 'POST', path: '/api/admin/disputes/{id}/resolve' },
  refund: { method: 'POST', path: '/api/admin/refund-proposals/{id}/confirm' },
  payout: { method: 'POST', path: '/api/admin/payouts/{id}/release' },
  // nothing to decide, but theirs to know who may decide about payouts
  returned: { method: 'POST', path: '/api/admin/payouts/{id}/release' },
  check: { method: 'POST', path: '/api/admin/background-check/{userId}/decision' },
  content: { method: 'POST', path: '/api/admin/content/{id}/close' },
  feed: { method: 'POST', path: '/api/admin/calendar-integrations/{id}/sync' },
  review: { method: 'PATCH', path: '/api/admin/reviews/{id}/moderate' },
  notice: { method: 'POST', path: '/api/admin/notifications/{id}/retry' },
};

/** Everything that waits for an admin of this role, the most urgent first. */
export async function listQueue(
  { db, clock }: Kit,
  { id: asking, staffRole }: Actor,
  query: Query,
): Promise<Page<QueueItem>> {
  const kinds = queueKinds.filter((kind) => staffMay(staffRole, settledBy[kind]));
  const after = readCursor(query.cursor, [cursorPart.rank, cursorPart.moment, cursorPart.id]) ?? [null, null, null];
  const rows = await readQueue(db, [clock.now(), kinds, ...after, query.limit + 1, asking]);
  const page = pageOf(rows, query.limit, rows[0]?.total ?? 0, ({ rank, since, id }) => [rank, since.toISOString(), id]);
  return mapPage(page, ({ id, kind, name, count, since, due, review }) => ({
    ...{ id, kind, name, count, since: since.toISOString(), dueAt: due?.toISOString() ?? null },
    ...(review && { review }),
  }));
}
