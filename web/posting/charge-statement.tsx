import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';

/** What the host agrees to by posting; the consent is kept with the job. */
export function ChargeStatement({ totalCents }: { totalCents: number }) {
  const { t } = useTranslation('posting');
  return <p className="text-13 text-ink-soft">{t('charge.text', { amount: formatMoney(totalCents) })}</p>;
}
