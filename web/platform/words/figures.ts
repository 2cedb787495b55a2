import { formatMoney } from '#contract/format-money.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { backgroundCheckFeeCents, centsToDecimal, platformFeeCents } from '#contract/money.ts';
import { formatHours, termFigures } from '#contract/term-figures.ts';
import { type Terms, usualTerms } from '#contract/usual-terms.ts';

interface NamedFees {
  hostCents: number;
  backgroundCheckCents: number;
}

export interface Named {
  fees: NamedFees;
  terms: Terms;
}

/** What pages that are written before anybody knows where they will be served say. */
export const usualNamed: Named = {
  fees: { hostCents: platformFeeCents, backgroundCheckCents: backgroundCheckFeeCents },
  terms: usualTerms,
};

/**
 * The figures that texts name: `{{fee}}` "$5", `{{feeExact}}` "$5.00", `{{feeNumber}}` "5" for a text with a sign of its own;
 * `{{freeCancelHours}}` "24 hours" and so on. `{{heldHours}}` is how long a cleaner waits for the money of an automatic charge:
 * until no problem can be reported anymore, and never less than until the charge.
 */
export const figuresOf = ({ fees: { hostCents, backgroundCheckCents }, terms }: Named, language: LanguageCode) => ({
  fee: formatMoney(hostCents, language, 'whole'),
  feeExact: formatMoney(hostCents, language),
  feeNumber: centsToDecimal(hostCents).replace(/\.00$/, '').replace('.', ','),
  checkFee: formatMoney(backgroundCheckCents, language, 'whole'),
  ...termFigures(terms, language),
  heldHours: formatHours(Math.max(terms.chargedAfterHours, terms.reportableHours), language),
});
