import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import type { Earnings } from '#contract/earnings.ts';
import { getPayoutAccount } from '#contract/payout-calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { takenByNext } from '#web/platform/taken-by-next.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { type Period, periods } from './earnings-period.ts';

/** So many days come without being asked for, with what the page has read already. */
const usual: Period = '30';

/** What the books say: available, held, paid out, beside what leads to it; and what came in day by day. */
export function EarningsPanel({ lead }: { lead?: ReactNode }) {
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
      <div className={cx('grid gap-10', lead && 'lg:grid-cols-2 lg:items-start lg:gap-x-12')}>
        {lead}
        {books ? <Balances earnings={books} wide={!lead} /> : <Skeleton className="h-44 max-lg:h-60" />}
      </div>
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

/** What is still to come, told apart by whom it waits for, and what was paid out. */
function Balances({ earnings, wide }: { earnings: Earnings; wide: boolean }) {
  const { t } = useTranslation('cleaner');
  const { balanceCents, waitsForHostCents, arrivedCents, onItsWayCents } = earnings;
  // who is suspended sees no button that pays out, and cannot set up an account
  const isClosed = useSession().user?.suspended === true;
  const account = useRead(getPayoutAccount).data;
  const isHeld = account?.held !== undefined;
  const heldNote = account?.status === 'enabled' ? 'earnings.onHoldNote' : 'earnings.onHoldNoteNoAccount';
  // elsewhere the next payout leads the page, and what it will take along is told there: no dollar counts twice
  const inNextCents = isClosed ? 0 : takenByNext(earnings);
  const pendingCents = earnings.pendingCents - inNextCents;
  const paidOut =
    onItsWayCents > 0 ? t('earnings.paidOutMore', { amount: formatMoney(onItsWayCents) }) : t('earnings.paidOutNote');
  return (
    <div className={cx('grid gap-x-12 border-b border-line', wide && 'lg:grid-cols-2')}>
      {(isHeld || isClosed) && (
        <Sum label={t(isHeld ? 'earnings.onHold' : 'earnings.balance')} cents={balanceCents} className="lg:col-span-2">
          {t(isHeld ? heldNote : 'earnings.balanceClosed')}
        </Sum>
      )}
      <Sum label={t('earnings.toCome')} cents={waitsForHostCents + pendingCents}>
        {waitsForHostCents > 0 && (
          <SubSum label={t('earnings.waits')} cents={waitsForHostCents} note={t('earnings.waitsNote')} />
        )}
        {pendingCents > 0 && (
          <SubSum label={t('earnings.pending')} cents={pendingCents} note={t('earnings.pendingNote')} />
        )}
        {inNextCents > 0 && wide && <p>{t('earnings.inNext', { amount: formatMoney(inNextCents) })}</p>}
      </Sum>
      <Sum label={t('earnings.paidOut')} cents={arrivedCents}>
        {paidOut}
      </Sum>
    </div>
  );
}

interface SumProps {
  label: string;
  cents: number;
  className?: string;
  children: ReactNode;
}

function Sum({ label, cents, className, children }: SumProps) {
  return (
    <section className={cx('border-t border-line py-3.5', className)}>
      <h2 className="flex items-baseline justify-between gap-4 text-16 font-semibold">
        {label}
        <bdi className="text-20 tabular-nums">{formatMoney(cents)}</bdi>
      </h2>
      <div className="mt-1 grid gap-2 text-13 text-ink-soft">{children}</div>
    </section>
  );
}

function SubSum({ label, cents, note }: { label: string; cents: number; note: string }) {
  return (
    <div className="border-s-2 border-line ps-3">
      <p className="flex items-baseline justify-between gap-4 text-14 font-medium text-ink">
        {label}
        <bdi className="tabular-nums">{formatMoney(cents)}</bdi>
      </p>
      <p>{note}</p>
    </div>
  );
}
