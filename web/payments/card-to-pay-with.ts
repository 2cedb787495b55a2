import type { PaymentMethod } from '#contract/payments.ts';

interface Wish {
  /** The id of the card that was picked; null before anyone has picked one. */
  picked: string | null;
  /** The card that has just refused this payment: nobody is offered it again unasked. */
  refusedId: string | null;
}

/** The card that is charged on the next press: the one that was picked, else the default, else another; null if there is none. */
export function cardToPayWith(cards: readonly PaymentMethod[], { picked, refusedId }: Wish): PaymentMethod | null {
  const others = cards.filter(({ id }) => id !== refusedId);
  return cards.find(({ id }) => id === picked) ?? others.find(({ isDefault }) => isDefault) ?? others[0] ?? null;
}
