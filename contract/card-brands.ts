/** Brands of cards by what the payment provider calls them. They keep their names in every language. */
export const cardBrands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};
