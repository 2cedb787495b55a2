import { useTranslation } from 'react-i18next';
import type { BeforeBid } from '#contract/before-bid.ts';
import { formatMoney } from '#web/platform/format.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { hourlyOf } from './hourly-of.ts';
import { Row } from './row.tsx';

interface PerHourRowProps {
  label: string;
  known: BeforeBid;
  payoutCents: number;
}

/** What remains per hour, and of which hours that is reckoned. */
export function PerHourRow({ label, known, payoutCents }: PerHourRowProps) {
  const { t } = useTranslation('beforeBid');
  const { language } = useLanguage();
  const { usual, way } = known;
  const work = formatMinutes(usual.minutes, language);
  return (
    <Row
      label={label}
      value={<bdi className="text-20">{formatMoney(hourlyOf(payoutCents, known))}</bdi>}
      note={
        <>
          {t(`hour.${usual.basis}`, { work })}{' '}
          {way ? t('hour.way', { way: formatMinutes(way.minutes, language) }) : t('hour.noWay')}
        </>
      }
    />
  );
}
