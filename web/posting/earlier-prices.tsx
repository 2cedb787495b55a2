import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';

export interface EarlierPricesProps {
  propertyId: string;
  cleaningType: HostJob['cleaningType'];
}

/** What the host agreed on for the last cleanings of this type at this property; nothing where there was none. */
export function EarlierPrices({ propertyId, cleaningType }: EarlierPricesProps) {
  const { t } = useTranslation('billing');
  const paid = useRead(listHostJobs, { query: { status: 'PAID', propertyId, limit: 20 } }).data ?? [];
  const prices = paid.filter((job) => job.cleaningType === cleaningType).map(({ payoutCents }) => payoutCents);
  if (prices.length === 0) return null;
  const [low, high] = [formatMoney(Math.min(...prices)), formatMoney(Math.max(...prices))];
  const amounts = low === high ? low : t('earlier.range', { low, high });
  return <span className="block">{t('earlier.sentence', { amounts })}</span>;
}
