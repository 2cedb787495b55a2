import { eq } from 'drizzle-orm';
import { erasedText, type Leaving } from '#server/leaving.ts';
import { forgetCard } from './forget-card.ts';
import { ownCards } from './own-cards.ts';
import { paymentMethods, paymentSetups } from './table.ts';

/** Cards are forgotten, here and at the provider; the rows stay for the payments that were made with them. */
export const leaveCards: Leaving = {
  erase: async (kit, tx, { id }) => {
    for (const card of await ownCards(tx, id)) await forgetCard(kit, tx, card, []);
    const nothing = { brand: erasedText, last4: '0000', expMonth: 1, expYear: 2000, fingerprint: erasedText };
    await tx.update(paymentMethods).set(nothing).where(eq(paymentMethods.userId, id));
    await tx.delete(paymentSetups).where(eq(paymentSetups.userId, id));
  },
};
