import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BeforeBid } from '#contract/before-bid.ts';
import type { Cents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { hourlyOf } from './hourly-of.ts';

interface FiguresProps {
  payoutCents: Cents;
  /** Undefined until it has come. */
  known: BeforeBid | undefined;
}

/** What the host’s price leaves the reader, as every list leads with it, and per hour; the price itself, and of which hours that is reckoned. */
export function Figures({ payoutCents, known }: FiguresProps) {
  const { t } = useTranslation(['beforeBid', 'jobs']);
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-x-4">
        <Figure label={t('receive')}>{known && formatMoney(receivedAt(payoutCents, known))}</Figure>
        <Figure label={t('hour.label')}>{known && formatMoney(hourlyOf(payoutCents, known))}</Figure>
      </dl>
      <p className="text-13 tabular-nums">
        {t('jobs:facts.budget')} <bdi>{formatMoney(payoutCents)}</bdi>
      </p>
      <div className="min-h-10 text-13 text-ink-soft">{known ? <Basis known={known} /> : <WaitingBasis />}</div>
    </div>
  );
}

const receivedAt = (payoutCents: Cents, { cleanerFeeCents }: BeforeBid): Cents =>
  splitOf(payoutCents, { cleanerFeeCents }).cleanerReceivesCents;

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0.5">
      <dt className="text-12 text-ink-soft">{label}</dt>
      <dd className="text-20 font-semibold tabular-nums">
        {children ? <bdi>{children}</bdi> : <Skeleton className="my-1 h-5 w-16" />}
      </dd>
    </div>
  );
}

function Basis({ known: { usual, way } }: { known: BeforeBid }) {
  const { t } = useTranslation('beforeBid');
  const { language } = useLanguage();
  const work = formatMinutes(usual.minutes, language);
  return (
    <p>
      {t(`hour.${usual.basis}`, { work })} {!way && t('hour.noWay')}
      {way && way.minutes > 0 && t('hour.way', { way: formatMinutes(way.minutes, language) })}
    </p>
  );
}

const WaitingBasis = () => (
  <span className="grid gap-2 pt-1">
    <Skeleton className="h-3 w-full" />
    <Skeleton className="h-3 w-3/5" />
  </span>
);
