import { useTranslation } from 'react-i18next';
import { listPaymentMethods } from '#contract/calls.ts';
import { may } from '#web/platform/may.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useCardName } from './card-name.ts';

/** Which card pays where none is chosen: said before the button that charges it. */
export function DefaultCard() {
  const { t } = useTranslation('payments');
  const nameOf = useCardName();
  const cards = useRead(listPaymentMethods, { enabled: may(listPaymentMethods) }).data;
  const card = cards?.find(({ isDefault }) => isDefault);
  if (!card) return null;
  return <p className="text-13 text-ink-soft">{t('card.chargedNow', { card: nameOf(card) })}</p>;
}
