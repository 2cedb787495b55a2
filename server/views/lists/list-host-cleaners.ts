import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { KnownCleaner, listHostCleaners as listHostCleanersCall } from '#contract/hiring.ts';
import { averageOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { hostedBy } from '#server/jobs/index.ts';
import { blocks, favorites, jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { knownTo } from './known-to.ts';

type Query = QueryOf<typeof listHostCleanersCall>;

/** Cleaners who bid for or worked with this host or have invited them, by name; email and phone only if they were ever assigned. */
export async function listHostCleaners({ db }: Kit, actor: Actor, query: Query): Promise<Page<KnownCleaner>> {
  const [after] = readCursor(query.cursor, [cursorPart.id]) ?? [];
  const known = knownTo(actor.id);
  const [found] = await db.select({ total: count() }).from(users).where(known);
  const following = sql`(${users.name}, ${users.id}) > (select name, id from ${users} last where last.id = ${after})`;
  const rows = await db
    .select({
      user: users,
      blocked: sql<boolean>`${blocks.cleanerId} is not null`,
      favorite: sql<boolean>`${favorites.cleanerId} is not null`,
      assigned: sql<boolean>`exists (${assignedBy(actor.id)})`,
      jobsCompleted: sql<number>`(select count(*)::int from (${assignedBy(actor.id)} and ${jobs.status} = 'PAID') done)`,
    })
    .from(users)
    .leftJoin(blocks, and(eq(blocks.hostId, actor.id), eq(blocks.cleanerId, users.id)))
    .leftJoin(favorites, and(eq(favorites.hostId, actor.id), eq(favorites.cleanerId, users.id)))
    .where(and(known, after === undefined ? undefined : following))
    .orderBy(asc(users.name), asc(users.id))
    .limit(query.limit + 1);
  return mapPage(
    pageOf(rows, query.limit, found?.total ?? 0, ({ user }) => [user.id]),
    presentKnown,
  );
}

const assignedBy = (hostId: string): SQL =>
  sql`select from ${jobs} where ${jobs.cleanerId} = ${users.id} and ${hostedBy(hostId)}`;

interface KnownRow {
  user: typeof users.$inferSelect;
  blocked: boolean;
  favorite: boolean;
  assigned: boolean;
  jobsCompleted: number;
}

const presentKnown = ({ user, blocked, favorite, assigned, jobsCompleted }: KnownRow): KnownCleaner => ({
  id: user.id,
  name: user.name,
  email: assigned ? user.email : null,
  phone: assigned ? user.phone : null,
  ratingAvg: averageOf(user),
  ratingCount: user.ratingCount,
  blocked,
  favorite,
  jobsCompleted,
});
