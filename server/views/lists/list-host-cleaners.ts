import { and, asc, count, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { KnownCleaner, listHostCleaners as listHostCleanersCall } from '#contract/host-cleaners.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { assignedBy, presentKnown, selectKnown } from './known-cleaner.ts';
import { knownTo } from './known-to.ts';

type Query = QueryOf<typeof listHostCleanersCall>;

/** Cleaners who bid for or worked with this host or have invited them, by name; email and phone only if they were ever assigned. */
export async function listHostCleaners(kit: Kit, actor: Actor, query: Query): Promise<Page<KnownCleaner>> {
  const [after] = readCursor(query.cursor, [cursorPart.id]) ?? [];
  const known = and(knownTo(actor.id), query.q?.trim() ? named(actor.id, query.q) : undefined);
  const [found] = await kit.db.select({ total: count() }).from(users).where(known);
  const following = sql`(${users.name}, ${users.id}) > (select name, id from ${users} last where last.id = ${after})`;
  const rows = await selectKnown(kit.db, actor.id)
    .where(and(known, after === undefined ? undefined : following))
    .orderBy(asc(users.name), asc(users.id))
    .limit(query.limit + 1);
  return mapPage(
    pageOf(rows, query.limit, found?.total ?? 0, ({ user }) => [user.id]),
    (row) => presentKnown(kit, row),
  );
}

/** A host finds by what they can see. */
function named(hostId: string, words: string): SQL {
  const part = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const contact = sql`(${users.email} ilike ${part} or ${users.phone} ilike ${part})`;
  return sql`(${users.name} ilike ${part} or (${contact} and exists (${assignedBy(hostId)})))`;
}
