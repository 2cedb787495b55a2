import { aCard, testCards } from './a-card.ts';
import type { House } from './house.ts';
import { aHost, type Somebody } from './people.ts';

/** What may come of paying with a card: it pays, it has too little, or its bank asks first. */
export const cardKinds = ['pays', 'insufficientFunds', 'asks'] as const;
export type CardKind = (typeof cardKinds)[number];

export interface Payer extends Somebody {
  /** The id of their saved card of each kind. */
  cards: Record<CardKind, string>;
}

export async function aPayer(house: House): Promise<Payer> {
  const host = await aHost(house);
  const cards = { pays: '', insufficientFunds: '', asks: '' };
  for (const kind of cardKinds) cards[kind] = (await aCard(house, host, testCards[kind])).id;
  return { ...host, cards };
}
