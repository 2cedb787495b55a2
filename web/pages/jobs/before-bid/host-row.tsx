import { useTranslation } from 'react-i18next';
import type { HostRecord } from '#contract/before-bid.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Row } from './row.tsx';

/** How this host has dealt with those who worked for them. */
export function HostRow({ label, record }: { label: string; record: HostRecord }) {
  const { t } = useTranslation('beforeBid');
  const { language } = useLanguage();
  const number = (count: number) => formatNumber(count, language);
  const paid = record.paidByHand + record.paidByItself;
  if (record.jobs === 0)
    return (
      <Row label={label} value={t('host.new')}>
        {t('host.newNote')}
      </Row>
    );
  const counts = { canceled: number(record.canceled), reported: number(record.reported), jobs: number(record.jobs) };
  return (
    <Row
      label={label}
      value={paid === 0 ? t('host.unpaid') : t(record.paidByHand * 2 >= paid ? 'host.byHand' : 'host.byItself')}
    >
      <p>
        {paid > 0 && t('host.paid', { hand: number(record.paidByHand), paid: number(paid) })}{' '}
        {t('host.trouble', counts)}
      </p>
    </Row>
  );
}
