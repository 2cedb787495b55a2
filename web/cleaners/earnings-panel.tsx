import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import type { Earnings } from '#contract/earnings.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { type Period, periods } from './earnings-period.ts';

/** So many days come without being asked for, with what the page has read already. */
const usual: Period = '30';

/** What the books say: available, held, paid out, and what came in day by day. */
export function EarningsPanel() {
  const { t } = useTranslation('cleaner');
  const [period, setPeriod] = useState<Period>(usual);
  // which days these are the server says: they are those of where the cleaner lives, wherever the device is
  const earnings = useRead(getEarnings, { query: period === usual ? {} : { days: period } });
  // the same whatever the period, so they stay while another one is fetched
  const books = useRead(getEarnings, { query: {} }).data ?? earnings.data;
  if (earnings.error && !earnings.data) {
    return <ReadFailed title={t('earnings.failed')} read={earnings} />;
  }
  return (
    <div className="grid gap-10">
      {books ? <Balances earnings={books} /> : <Skeleton className="h-31 max-sm:h-61" />}
      <Section
        title={t('earnings.title')}
        aside={
          <Segmented
            label={t('earnings.period')}
            size="compact"
            options={periods.map((value) => ({ value, label: t('earnings.days', { count: Number(value) }) }))}
            value={period}
            onValueChange={(next) => next && setPeriod(next)}
          />
        }
      >
        {earnings.data ? <EarningsChart series={earnings.data.series} /> : <Skeleton className="h-64" />}
      </Section>
    </div>
  );
}

function Balances({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('cleaner');
  const amount = (cents: number) => <bdi>{formatMoney(cents)}</bdi>;
  const { onItsWayCents } = earnings;
  // who is suspended sees no button that pays out, and cannot set up an account
  const isClosed = useSession().user?.suspended === true;
  const paidOut =
    onItsWayCents > 0 ? t('earnings.paidOutMore', { amount: formatMoney(onItsWayCents) }) : t('earnings.paidOutNote');
  return (
    <StatRow>
      <Stat
        label={t('earnings.balance')}
        value={amount(earnings.balanceCents)}
        note={t(isClosed ? 'earnings.balanceClosed' : 'earnings.balanceNote')}
      />
      {earnings.waitsForHostCents > 0 && (
        <Stat label={t('earnings.waits')} value={amount(earnings.waitsForHostCents)} note={t('earnings.waitsNote')} />
      )}
      <Stat label={t('earnings.pending')} value={amount(earnings.pendingCents)} note={t('earnings.pendingNote')} />
      <Stat label={t('earnings.paidOut')} value={amount(earnings.arrivedCents)} note={paidOut} />
    </StatRow>
  );
}
