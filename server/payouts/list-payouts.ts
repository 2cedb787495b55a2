import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { AdminPayout, listAllPayouts as allEndpoint, listPayouts as endpoint, Payout } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentAdminPayout, presentPayout, selectPayouts } from './present-payout.ts';
import { payouts } from './table.ts';

type OwnQuery = QueryOf<typeof endpoint>;
type AllQuery = QueryOf<typeof allEndpoint>;

/** A cleaner's own payouts, newest first. */
export async function listPayouts({ db }: Kit, actor: Actor, query: OwnQuery): Promise<Page<Payout>> {
  return mapPage(await pageWhere(db, eq(payouts.cleanerId, actor.id), query), presentPayout);
}

/** Everyone's payouts for admins, newest first. */
export async function listAllPayouts({ db }: Kit, query: AllQuery): Promise<Page<AdminPayout>> {
  return mapPage(await pageWhere(db, searchedFor(query.q), query), presentAdminPayout);
}

async function pageWhere(reader: Reader, which: SQL | undefined, { status, cursor, limit }: OwnQuery) {
  const wanted = and(which, status && eq(payouts.status, status));
  const last = readMomentCursor(cursor);
  const beyond = last ? sql`(${payouts.createdAt}, ${payouts.id}) < (${last.at}, ${last.id})` : undefined;
  const counted = reader
    .select({ id: payouts.id })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.cleanerId))
    .where(wanted)
    .as('found');
  const [rows, total] = await Promise.all([
    selectPayouts(reader)
      .where(and(wanted, beyond))
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(limit + 1),
    reader.$count(counted),
  ]);
  return pageOf(rows, limit, total, ({ payout }) => [payout.createdAt.toISOString(), payout.id]);
}

function searchedFor(q: string | undefined): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${users.name} ilike ${like}`,
    sql`${users.email} ilike ${like}`,
    sql`${text} in (${payouts.id}::text, ${payouts.cleanerId}::text)`,
  );
}
