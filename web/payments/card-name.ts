import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '#contract/payments.ts';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** "Visa ending in 4242". Brands keep their names in every language. */
export function useCardName(): (card: Pick<PaymentMethod, 'brand' | 'last4'>) => string {
  const { t } = useTranslation('payments');
  return ({ brand, last4 }) => t('card.named', { brand: brands[brand] ?? t('card.other'), last4 });
}
