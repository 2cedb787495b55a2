import { desc, eq, sql } from 'drizzle-orm';
import type { Broadcast, listBroadcasts as endpoint } from '#contract/broadcasts.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { broadcasts } from '../table.ts';

const select = (reader: Reader) =>
  reader
    .select({ row: broadcasts, by: { id: users.id, name: users.name } })
    .from(broadcasts)
    .innerJoin(users, eq(users.id, broadcasts.createdBy));
type Found = Awaited<ReturnType<typeof select>>[number];

/** Every broadcast, the newest first. */
export async function listBroadcasts({ db }: Kit, query: QueryOf<typeof endpoint>): Promise<Page<Broadcast>> {
  const after = readMomentCursor(query.cursor);
  const older = after ? sql`(${broadcasts.createdAt}, ${broadcasts.id}) < (${after.at}, ${after.id})` : undefined;
  const rows = await select(db)
    .where(older)
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(query.limit + 1);
  const total = await db.$count(broadcasts);
  const page = pageOf(rows, query.limit, total, ({ row }) => [row.createdAt.toISOString(), row.id]);
  return mapPage(page, present);
}

/** One, as the list has it; 404 if there is none. */
export async function showBroadcast(reader: Reader, id: string): Promise<Broadcast> {
  const [found] = await select(reader).where(eq(broadcasts.id, id));
  if (!found) throw notFound();
  return present(found);
}

function present({ row, by }: Found): Broadcast {
  const { id, audience, city, subject, text, people, written, createdAt, sentAt, stoppedAt } = row;
  return {
    ...{ id, audience, city, subject, text, people, written, by },
    state: stoppedAt ? 'stopped' : sentAt ? 'sent' : 'sending',
    createdAt: createdAt.toISOString(),
    endedAt: (stoppedAt ?? sentAt)?.toISOString() ?? null,
  };
}
