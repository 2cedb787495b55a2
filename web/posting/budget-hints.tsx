import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { minimumBidCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useFees } from '#web/platform/use-fees.ts';
import { EarlierPrices, type EarlierPricesProps } from './earlier-prices.tsx';

/** What helps to name an amount: that nobody can bid so little, and what was paid here before. */
export function BudgetHints({ propertyId, cleaningType, budgetCents }: EarlierPricesProps & { budgetCents: number }) {
  return (
    <>
      {budgetCents < minimumBidCents && <BelowMinimum />}
      {propertyId !== '' && <EarlierPrices propertyId={propertyId} cleaningType={cleaningType} />}
    </>
  );
}

/** A job may be posted at less, but nobody can bid that little. */
function BelowMinimum() {
  const { t } = useTranslation('posting');
  const fees = useFees();
  return (
    <span role="status" className="mb-1 flex items-start gap-1.5 text-amber-ink">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t('budget.belowMinimum', {
        minimum: formatMoney(minimumBidCents),
        receives: formatMoney(splitOf(minimumBidCents, fees).cleanerReceivesCents),
      })}
    </span>
  );
}
