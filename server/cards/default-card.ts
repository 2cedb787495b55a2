import type { Reader } from '#server/platform/db.ts';
import { type CardRow, ownCards } from './own-cards.ts';

/** The card to charge when none was named; null without any. */
export async function defaultCard(reader: Reader, userId: string): Promise<CardRow | null> {
  const [card] = await ownCards(reader, userId);
  return card ?? null;
}
