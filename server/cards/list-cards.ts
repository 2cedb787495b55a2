import type { QueryOf } from '#contract/endpoint.ts';
import type { listPaymentMethods, PaymentMethod } from '#contract/payments.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type CardRow, ownCards } from './own-cards.ts';

/** A host's cards, the default first. So few that all are read and the page is cut from them. */
export async function listCards(
  { db }: Kit,
  actor: Actor,
  { limit, cursor }: QueryOf<typeof listPaymentMethods>,
): Promise<Page<PaymentMethod>> {
  const cards = (await ownCards(db, actor.id)).map(presentCard);
  const [last] = readCursor(cursor, [cursorPart.id]) ?? [];
  const start = cards.findIndex(({ id }) => id === last) + 1;
  return pageOf(cards.slice(start, start + limit + 1), limit, cards.length, ({ id }) => [id]);
}

const presentCard = ({ id, brand, last4, expMonth, expYear, isDefault }: CardRow): PaymentMethod => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
  isDefault,
});
