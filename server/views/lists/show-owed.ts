import { toCents } from '#contract/money.ts';
import { owedBy } from '#server/payments/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What a host has to pay before anything new is posted; null if there is nothing. */
export async function showOwed({ db, clock }: Kit, actor: Actor) {
  const owed = await owedBy(db, actor.id, clock.now());
  return owed && { ...owed, amountCents: toCents(owed.amountCents) };
}
