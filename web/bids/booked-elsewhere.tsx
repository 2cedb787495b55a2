import { useTranslation } from 'react-i18next';

/** Stands on a bid in place of its choice: its cleaner holds another job at that time. */
export function BookedElsewhere() {
  const { t } = useTranslation('bids');
  return <p className="text-13 text-ink-soft">{t('compare.booked')}</p>;
}
