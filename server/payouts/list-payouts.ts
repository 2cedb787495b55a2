import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listPayouts as endpoint, Payout } from '#contract/payouts.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentPayout, selectPayouts } from './present-payout.ts';
import { payouts } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** A cleaner's own payouts, newest first. */
export async function listPayouts({ db }: Kit, actor: Actor, query: Query): Promise<Page<Payout>> {
  const { status, cursor, limit } = query;
  const wanted = and(eq(payouts.cleanerId, actor.id), status && eq(payouts.status, status));
  const [rows, total] = await Promise.all([
    selectPayouts(db)
      .where(and(wanted, beyond(cursor)))
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(limit + 1),
    db.$count(payouts, wanted),
  ]);
  const page = pageOf(rows, limit, total, ({ payout }) => [payout.createdAt.toISOString(), payout.id]);
  return mapPage(page, presentPayout);
}

function beyond(cursor: string | undefined): SQL | undefined {
  const last = readMomentCursor(cursor);
  return last ? sql`(${payouts.createdAt}, ${payouts.id}) < (${last.at}, ${last.id})` : undefined;
}
