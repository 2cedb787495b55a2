import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { cardName, movementName } from './document-words.ts';
import type { Letter } from './letter.ts';
import { letterPaper } from './letter-paper.ts';
import { checkChargesOf } from './read-check-charges.ts';
import { receiptLetter } from './receipt-letter.ts';

/** A receipt for all that a cleaner has paid for their background checks, and got back; 404 until they have. */
export async function writeCheckReceipt(kit: Kit, actor: Actor): Promise<Letter> {
  const [paper, charges] = await Promise.all([letterPaper(kit, actor.id), checkChargesOf(kit.db, actor.id)]);
  if (charges.length === 0) throw notFound('There’s no receipt yet: no background check has been paid for.');
  const { say, language } = paper;
  const check = translate(language, 'backgroundChecks:title');
  const numbers = new Set(charges.map(({ paymentId }) => paymentId));
  return receiptLetter(paper, {
    about: check,
    facts: [
      { label: say('receipt.payer'), value: paper.name },
      ...[...numbers].map((value) => ({ label: say('receipt.number'), value })),
    ],
    movements: charges,
    rowsOf: ({ at, kind, card, cents }) => {
      const name = kind === 'background_check' ? check : movementName(paper, kind);
      return [{ kind: 'plain', cells: [paper.date(at), name, cardName(paper, card), paper.money(cents)], note: null }];
    },
  });
}
