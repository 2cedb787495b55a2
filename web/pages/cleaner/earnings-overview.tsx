import { useTranslation } from 'react-i18next';
import type { CleanerOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import { formatDate, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { takenByNext } from '#web/platform/taken-by-next.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface EarningsOverviewProps {
  overview: Pick<CleanerOverview, 'money' | 'jobsCompleted'>;
}

/** This month’s earnings, the next payout, and what comes after it, as on the screen of all earnings; and how many jobs that was. */
export function EarningsOverview({ overview: { money, jobsCompleted } }: EarningsOverviewProps) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const next = money.nextPayout;
  // a calendar day has no time zone
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const lines = [
    next
      ? {
          label: t('earnings.next', { day: formatDate(new Date(next.date), language, options) }),
          value: formatMoney(next.amountCents),
        }
      : { label: t('overview.balance'), value: formatMoney(money.balanceCents) },
    ...(money.waitsForHostCents > 0
      ? [{ label: t('earnings.waits'), value: formatMoney(money.waitsForHostCents) }]
      : []),
    { label: t('earnings.pending'), value: formatMoney(money.pendingCents - takenByNext(money)) },
    { label: t('overview.paidOut'), value: formatMoney(money.arrivedCents) },
    { label: t('overview.completed'), value: formatNumber(jobsCompleted, language) },
  ];
  const all = (
    <TextLink alone to={to('cleanerDashboard', undefined, { tab: 'earnings' })}>
      {t('overview.all')}
    </TextLink>
  );
  return (
    <Section title={t('overview.earnings')} aside={all}>
      <p className="text-40 font-semibold tracking-tight tabular-nums">
        <bdi>{formatMoney(money.monthEarnedCents)}</bdi>
      </p>
      <p className="text-13 text-ink-soft">{t('overview.month')}</p>
      <dl className="mt-4 divide-y divide-line border-t border-line text-14">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
