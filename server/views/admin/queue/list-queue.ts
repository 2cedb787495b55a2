import { type listQueue as endpoint, type QueueItem, queueKinds } from '#contract/admin-queue.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { maySettle } from './may-settle.ts';
import { readQueue } from './read-queue.ts';

type Query = QueryOf<typeof endpoint>;

/** Everything that waits for an admin of this role, the most urgent first. */
export async function listQueue(
  { db, clock }: Kit,
  { id: asking, staffRole }: Actor,
  query: Query,
): Promise<Page<QueueItem>> {
  const kinds = queueKinds.filter((kind) => maySettle(staffRole, kind));
  const after = readCursor(query.cursor, [cursorPart.rank, cursorPart.moment, cursorPart.id]) ?? [null, null, null];
  const rows = await readQueue(db, [clock.now(), kinds, ...after, query.limit + 1, asking]);
  const page = pageOf(rows, query.limit, rows[0]?.total ?? 0, ({ rank, since, id }) => [rank, since.toISOString(), id]);
  return mapPage(page, ({ id, kind, name, count, since, due, facts }) => ({
    ...{ id, kind, name, count, since: since.toISOString(), dueAt: due?.toISOString() ?? null },
    ...facts,
  }));
}
