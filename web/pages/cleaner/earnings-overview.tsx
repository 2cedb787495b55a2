import { useTranslation } from 'react-i18next';
import type { CleanerOverview } from '#contract/overviews.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Section } from '#web/ui/section.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface EarningsOverviewProps {
  money: CleanerOverview['money'];
  onAll: () => void;
}

/** This month's earnings, and what is available, held and on its way. */
export function EarningsOverview({ money, onAll }: EarningsOverviewProps) {
  const { t } = useTranslation('cleaner');
  const lines = [
    { label: t('overview.balance'), cents: money.balanceCents },
    ...(money.waitsForHostCents > 0 ? [{ label: t('earnings.waits'), cents: money.waitsForHostCents }] : []),
    { label: t('earnings.pending'), cents: money.pendingCents },
    { label: t('overview.paidOut'), cents: money.arrivedCents },
  ];
  return (
    <Section title={t('overview.earnings')} aside={<TextButton onClick={onAll}>{t('overview.all')}</TextButton>}>
      <p className="text-40 font-semibold tracking-tight tabular-nums">
        <bdi>{formatMoney(money.monthEarnedCents)}</bdi>
      </p>
      <p className="text-13 text-ink-soft">{t('overview.month')}</p>
      <dl className="mt-4 divide-y divide-line border-t border-line text-14">
        {lines.map(({ label, cents }) => (
          <div key={label} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium tabular-nums">
              <bdi>{formatMoney(cents)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
