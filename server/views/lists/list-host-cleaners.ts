import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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

/**
 * Cleaners who bid for or worked with this host or have invited them, by name; email and phone only if they were ever
 * assigned. Whoever has deleted their account can be neither written to nor booked.
 */
export async function listHostCleaners(kit: Kit, actor: Actor, query: Query): Promise<Page<KnownCleaner>> {
  const [after] = readCursor(query.cursor, [cursorPart.id]) ?? [];
  const isThere = isNull(users.erasedAt);
  const known = and(knownTo(actor.id), isThere, query.q?.trim() ? named(actor.id, query.q) : undefined);
  const following = sql`where (name, id) > (select name, id from ${users} last where last.id = ${after})`;
  // who is known is asked once, and what is between them and the host only of those who are shown
  const { rows: found } = await kit.db.execute<{ id: string; total: number }>(sql`
    with known as (select ${users.id}, ${users.name} from ${users} where ${known})
    select id, (select count(*)::int from known) as total from known ${after === undefined ? undefined : following}
    order by name, id limit ${query.limit + 1}`);
  const page = pageOf(found, query.limit, found[0]?.total ?? 0, ({ id }) => [id]);
  const shown = await selectKnown(kit, actor.id).where(
    inArray(
      users.id,
      page.rows.map(({ id }) => id),
    ),
  );
  const byId = new Map(shown.map((row) => [row.user.id, presentKnown(kit, row)]));
  return { ...mapPage(page, ({ id }) => id), rows: page.rows.flatMap(({ id }) => byId.get(id) ?? []) };
}

/** A host finds by what they can see. */
function named(hostId: string, words: string): SQL {
  const part = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const contact = sql`(${users.email} ilike ${part} or ${users.phone} ilike ${part})`;
  return sql`(${users.name} ilike ${part} or (${contact} and exists (${assignedBy(hostId)})))`;
}
