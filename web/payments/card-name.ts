import { useTranslation } from 'react-i18next';
import { cardBrands } from '#contract/card-brands.ts';
import type { PaymentMethod } from '#contract/payments.ts';

/** "Visa ending in 4242". */
export function useCardName(): (card: Pick<PaymentMethod, 'brand' | 'last4'>) => string {
  const { t } = useTranslation('payments');
  return ({ brand, last4 }) => t('card.named', { brand: cardBrands[brand] ?? t('card.other'), last4 });
}
