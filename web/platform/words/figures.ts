import { formatMoney } from '#contract/format-money.ts';
import { backgroundCheckFeeCents, centsToDecimal, platformFeeCents } from '#contract/money.ts';

export interface NamedFees {
  hostCents: number;
  backgroundCheckCents: number;
}

/** What pages that are written before anybody knows where they will be served say. */
export const usualFees: NamedFees = { hostCents: platformFeeCents, backgroundCheckCents: backgroundCheckFeeCents };

/** "$5" where no cents are to be told. */
const short = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

/** The figures that texts name: `{{fee}}` "$5", `{{feeExact}}` "$5.00", `{{feeNumber}}` "5" for a text with a sign of its own. */
export const figuresOf = ({ hostCents, backgroundCheckCents }: NamedFees) => ({
  fee: short(hostCents),
  feeExact: formatMoney(hostCents),
  feeNumber: centsToDecimal(hostCents).replace(/\.00$/, '').replace('.', ','),
  checkFee: short(backgroundCheckCents),
});
