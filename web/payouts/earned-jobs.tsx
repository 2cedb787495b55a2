import { cx } from 'class-variance-authority';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getReferrals } from '#contract/calls.ts';
import type { EarnedJob } from '#contract/earnings.ts';
import { listEarnedJobs } from '#contract/payout-calls.ts';
import { to } from '#web/paths.ts';
import { formatDate, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { moneyTenseOf } from '#web/platform/money-tense.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What each paid job has brought: its price, the fee or the credit that paid it, tips, and what is left. */
export function EarnedJobs() {
  const { t } = useTranslation('payouts');
  const pages = usePages(listEarnedJobs, { limit: 20 });
  const { items, error, loadMore, loadingMore } = pages;
  return (
    <Section title={t('jobs.title')} description={<Credits />}>
      {!items && error && <ReadFailed title={t('jobs.failed')} read={pages} />}
      {!items && !error && <SkeletonRows rows={5} />}
      {items?.length === 0 && <EmptyState icon={HandCoins} title={t('jobs.empty')} description={t('jobs.emptyText')} />}
      <ul className="divide-y divide-line">
        {items?.map((job) => (
          <Row key={job.jobId} job={job} />
        ))}
      </ul>
      {loadMore && (
        <Button className="mx-auto mt-4" loading={loadingMore} onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </Section>
  );
}

/** Cleanings without the fee: how many are left and how many were used. */
function Credits() {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const referrals = useRead(getReferrals).data;
  if (!referrals || referrals.creditsLeft + referrals.creditsUsed === 0) return null;
  const shown = (count: number) => formatNumber(count, language);
  return (
    <>
      {t('jobs.credits', { left: shown(referrals.creditsLeft), used: shown(referrals.creditsUsed) })}{' '}
      <TextLink alone to={to('cleanerDashboard', undefined, { tab: 'referrals' })}>
        {t('jobs.creditsLink')}
      </TextLink>
    </>
  );
}

/** One beside the other; what does not fit in a line goes to the next as a whole, and none begins with a dot. */
const whole = (parts: string[]) => parts.map((part) => part.replaceAll(' ', '\u00A0')).join('\u00A0· ');

function Row({ job }: { job: EarnedJob }) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const { jobId, title, startTime, timeZone, paidOn, netCents, isCanceled } = job;
  const dayOf = (at: string, zone: string) =>
    formatDate(new Date(at), language, { dateStyle: 'medium', timeZone: zone });
  const days = { day: dayOf(startTime, timeZone), paid: dayOf(paidOn, 'UTC') };
  // until the report is decided, nobody knows how much of it is theirs
  const isOnHold = moneyTenseOf({ status: 'PAID', ...job }) === 'frozen';
  const dated = isCanceled ? 'jobs.daysCanceled' : isOnHold ? 'jobs.daysOnHold' : 'jobs.days';
  const parts = usePartsOf(job);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <div className="min-w-0">
        <TextLink alone to={to('job', { id: jobId })} className="text-14 font-semibold">
          <bdi>{title}</bdi>
        </TextLink>
        <p className="text-13 text-ink-soft">{whole(t(dated, days).split(' · '))}</p>
        <p className="text-13 text-ink-soft tabular-nums">{whole(parts)}</p>
      </div>
      <bdi className={cx('text-16 font-semibold tabular-nums', isOnHold && 'text-ink-soft')}>
        {formatMoney(netCents)}
      </bdi>
    </li>
  );
}

/** What the sum is made of, in words; what did not happen is not said. */
function usePartsOf({ grossCents, feeCents, feeWaived, tipCents, otherCents, refundedCents, isCanceled }: EarnedJob) {
  const { t } = useTranslation('payouts');
  const extraCents = otherCents - refundedCents;
  const some = (part: 'canceled' | 'tip' | 'waited' | 'refunded', cents: number) =>
    cents === 0 ? [] : [t(`jobs.${part}`, { amount: formatMoney(cents) })];
  if (isCanceled) return [...some('canceled', extraCents), ...some('refunded', refundedCents)];
  return [
    t('jobs.gross', { amount: formatMoney(grossCents) }),
    feeWaived ? t('jobs.waived') : t('jobs.fee', { amount: formatMoney(feeCents) }),
    ...some('tip', tipCents),
    ...some('waited', extraCents),
    ...some('refunded', refundedCents),
  ];
}
