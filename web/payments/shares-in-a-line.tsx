import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import { type FixedFees, splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useFees } from '#web/platform/use-fees.ts';

/** What the cleaner receives at a bid and what is kept, small enough for a list that shows what the host pays beside it. */
export function SharesInALine({ payoutCents, fees }: { payoutCents: number; fees?: FixedFees }) {
  const { t } = useTranslation('payments');
  const split = splitOf(toCents(payoutCents), useFees(fees));
  const parts = [
    { label: t('split.cleanerReceives'), cents: split.cleanerReceivesCents },
    { label: t('split.keeps'), cents: split.platformKeepsCents },
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-12 text-ink-soft tabular-nums">
      {parts.map(({ label, cents }) => (
        <div key={label} className="flex gap-1">
          <dt>{label}</dt>
          <dd>
            <bdi>{formatMoney(cents)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
