import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { getFairPrice } from '#contract/fair-price.ts';
import { toCents } from '#contract/money.ts';
import { rangeOf } from '#contract/weigh-job.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { readFinishedAt } from './read-finished.ts';

/** What a host may expect a cleaning of their home to cost: the same middle range that cleaners see before they bid. */
export async function showFairPrice(
  kit: Kit,
  actor: Actor,
  propertyId: string,
  { cleaningType }: QueryOf<typeof getFairPrice>,
): Promise<AnswerOf<typeof getFairPrice>> {
  const own = and(eq(properties.id, propertyId), eq(properties.hostId, actor.id), isNull(properties.removedAt));
  if ((await kit.db.$count(properties, own)) === 0) throw notFound('Property not found.');
  const { range, sample } = rangeOf(await readFinishedAt(kit, propertyId, cleaningType));
  return { range: range && { lowCents: toCents(range.lowCents), highCents: toCents(range.highCents) }, sample };
}
