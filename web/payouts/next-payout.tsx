import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import type { Earnings } from '#contract/earnings.ts';
import { formatDate } from '#contract/format-date.ts';
import { minimumInstantPayoutCents } from '#contract/money.ts';
import { getPayoutAccount } from '#contract/payout-calls.ts';
import type { PayoutAccount } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountNotice } from './account-notice.tsx';
import { useAccountReady } from './use-account-ready.ts';
import { useOpenAccount } from './use-open-account.ts';

const InstantDialog = fetchedAhead(() => import('./instant-dialog.tsx').then((file) => file.InstantDialog));

const HeldNotice = lazy(() => import('./held-notice.tsx').then((file) => ({ default: file.HeldNotice })));

// A bank seldom sends a payout back.
const ReturnedNotice = lazy(() => import('./returned-notice.tsx').then((file) => ({ default: file.ReturnedNotice })));

/** What a cleaner wants to know first: when the next money comes, how much, and what is missing for it. */
export function NextPayout() {
  const { t } = useTranslation('payouts');
  const earnings = useRead(getEarnings, { query: {} }).data;
  const account = useRead(getPayoutAccount).data;
  useAccountReady(account?.status);
  if (!earnings || !account) return <Skeleton className="h-36" />;
  if (account.held)
    return (
      <div className="grid gap-4">
        <Suspense fallback={<Skeleton shape="card" className="h-36 sm:h-24" />}>
          <HeldNotice held={account.held} />
        </Suspense>
        {earnings.balanceCents > 0 && <Amount title={t('allHeld.balance')} amountCents={earnings.balanceCents} />}
      </div>
    );
  if (account.returned)
    return (
      <div className="grid gap-4">
        <Suspense fallback={<Skeleton shape="card" className="h-36 sm:h-24" />}>
          <ReturnedNotice returned={account.returned} variant="primary" />
        </Suspense>
        {earnings.balanceCents > 0 && <Waiting balanceCents={earnings.balanceCents} />}
      </div>
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Lead earnings={earnings} status={account.status} />
        {account.status === 'enabled' && <Actions earnings={earnings} />}
      </div>
      <AccountNotice status={account.status} />
    </div>
  );
}

function Lead({ earnings, status }: { earnings: Earnings; status: PayoutAccount['status'] }) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const { nextPayout: next, balanceCents } = earnings;
  if (balanceCents < 0)
    return (
      <Notice tone="amber" title={t('negative', { amount: formatMoney(balanceCents) })}>
        {t('negativeText')}
      </Notice>
    );
  if (!next)
    return (
      <div>
        <h2 className="text-16 font-semibold">{t('nothing')}</h2>
        <p className="text-14 text-ink-soft">{t('nothingText')}</p>
      </div>
    );
  // a calendar day has no time zone
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const day = formatDate(new Date(next.date), language, options);
  return (
    <Amount
      title={next.isToday ? t('nextToday') : t('next', { day })}
      amountCents={next.amountCents}
      text={status === 'enabled' ? t('nextText') : t(status === 'none' ? 'nextWithout' : 'nextHeld')}
      split={status === 'enabled' && balanceCents < next.amountCents && <Split {...{ balanceCents, next }} />}
    />
  );
}

/** The button beside it offers no more than what is available now. */
function Split({ balanceCents, next }: { balanceCents: number; next: NonNullable<Earnings['nextPayout']> }) {
  const { t } = useTranslation('payouts');
  return t('nextSplit', { now: formatMoney(balanceCents), later: formatMoney(next.amountCents - balanceCents) });
}

/** What could be sent, and is not until the account has been looked over; nor is an instant payout offered before. */
function Waiting({ balanceCents }: { balanceCents: number }) {
  const { t } = useTranslation('payouts');
  return <Amount title={t('returned.waiting')} amountCents={balanceCents} text={t('returned.waitingText')} />;
}

interface AmountProps {
  title: string;
  amountCents: number;
  text?: string;
  /** What of it is there already, and what is not. */
  split?: ReactNode;
}

function Amount({ title, amountCents, text, split }: AmountProps) {
  return (
    <div>
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="text-40 font-semibold tracking-tight tabular-nums">
        <bdi>{formatMoney(amountCents)}</bdi>
      </p>
      {split && <p className="text-14 font-medium tabular-nums">{split}</p>}
      {text && <p className="text-14 text-ink-soft">{text}</p>}
    </div>
  );
}

function Actions({ earnings: { balanceCents, nextPayout } }: { earnings: Earnings }) {
  const { t } = useTranslation('payouts');
  const [asking, setAsking] = useState(false);
  const account = useOpenAccount();
  const isOn = useIsOn('instantPayouts');
  // nobody is urged to pay for what comes free of charge the same day
  const freeToday = nextPayout?.isToday === true;
  return (
    <div className="flex flex-wrap gap-3">
      {isOn && balanceCents >= minimumInstantPayoutCents && (
        <Button variant={freeToday ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
          {t('instant.button')}
        </Button>
      )}
      <Button loading={account.isPending} onClick={() => account.mutate({})}>
        {t('account.change')}
      </Button>
      {asking && <InstantDialog balanceCents={balanceCents} freeToday={freeToday} onClose={() => setAsking(false)} />}
    </div>
  );
}
