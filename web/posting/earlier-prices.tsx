import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import { getFairPrice } from '#contract/home-calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';

export interface EarlierPricesProps {
  propertyId: string;
  cleaningType: HostJob['cleaningType'];
}

/** What the host agreed on for the last cleanings of this type here, and what similar ones nearby went for, as far as known. */
export function EarlierPrices({ propertyId, cleaningType }: EarlierPricesProps) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const paid = useRead(listHostJobs, { query: { status: 'PAID', propertyId, limit: 20 } }).data ?? [];
  const prices = paid.filter((job) => job.cleaningType === cleaningType).map(({ payoutCents }) => payoutCents);
  const fair = useRead(getFairPrice, { params: { id: propertyId }, query: { cleaningType } }).data;
  const span = (lowCents: number, highCents: number) => {
    const [low, high] = [formatMoney(lowCents), formatMoney(highCents)];
    return low === high ? low : t('earlier.range', { low, high });
  };
  return (
    <>
      {prices.length > 0 && (
        <span className="block">
          {t('earlier.sentence', { amounts: span(Math.min(...prices), Math.max(...prices)) })}
        </span>
      )}
      {fair?.range && (
        <span className="block">
          {t('earlier.similar', {
            ...{ count: fair.sample, shown: formatNumber(fair.sample, language) },
            amounts: span(fair.range.lowCents, fair.range.highCents),
          })}
        </span>
      )}
      {fair?.range === null && <span className="block">{t('earlier.noSimilar')}</span>}
    </>
  );
}
