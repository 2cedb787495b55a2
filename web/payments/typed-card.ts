export interface TypedCard {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** "4242424242424242" as it is printed on a card: in groups of four. */
export const groupedNumber = (typed: string) =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** "1234" becomes "12/34" while it is typed. */
export function slashedExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export const isCardNumber = (typed: string) => /^\d{12,19}$/.test(digitsOf(typed));
export const isExpiry = (typed: string) => /^(0[1-9]|1[0-2])\/\d{2}$/.test(typed);
export const isCvc = (typed: string) => /^\d{3,4}$/.test(typed);

/** The card as the provider takes it. */
export function typedCardOf({ number, expiry, cvc }: TypedCard) {
  const [month = '', year = ''] = expiry.split('/');
  return { number: digitsOf(number), expMonth: Number(month), expYear: 2000 + Number(year), cvc };
}
