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
      <Lead earnings={earnings} status={account.status}>
        {account.status === 'enabled' && <GetNow earnings={earnings} />}
      </Lead>
      <AccountNotice status={account.status} />
      {account.status === 'enabled' && <ChangeAccount />}
    </div>
  );
}

interface LeadProps {
  earnings: Earnings;
  status: PayoutAccount['status'];
  /** What pays out at once. */
  children: ReactNode;
}

function Lead({ earnings, status, children }: LeadProps) {
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
      <div className="grid justify-items-start gap-1">
        <h2 className="text-16 font-semibold">{t('nothing')}</h2>
        <p className="text-14 text-ink-soft">{t('nothingText')}</p>
        <div className="mt-2 w-full">
          <Split balanceCents={balanceCents}>{children}</Split>
        </div>
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
    >
      {(children || next.amountCents !== balanceCents) && <Split {...{ balanceCents, next }}>{children}</Split>}
    </Amount>
  );
}

interface SplitProps extends Pick<Earnings, 'balanceCents'> {
  next?: NonNullable<Earnings['nextPayout']>;
  children: ReactNode;
}

/** The button offers no more than what is available now: it stands on that line. */
function Split({ balanceCents, next, children }: SplitProps) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const later = next ? next.amountCents - balanceCents : 0;
  return (
    <dl className="max-w-xl divide-y divide-line border-y border-line text-16">
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <dt className="grow">{t('splitNow')}</dt>
        <dd className="flex items-center gap-4 font-semibold tabular-nums">
          <bdi>{formatMoney(balanceCents)}</bdi>
          {children}
        </dd>
      </div>
      {next && later > 0 && (
        <div className="flex min-h-11 items-center justify-between gap-4 text-ink-soft">
          <dt>
            {t('splitLater', {
              day: formatDate(new Date(next.date), language, { weekday: 'long', timeZone: 'UTC' }),
            })}
          </dt>
          <dd className="tabular-nums">
            <bdi>{formatMoney(later)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
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
  children?: ReactNode;
}

function Amount({ title, amountCents, text, children }: AmountProps) {
  return (
    <div className="grid gap-1">
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="text-40 font-semibold tracking-tight tabular-nums">
        <bdi>{formatMoney(amountCents)}</bdi>
      </p>
      {text && <p className="text-14 text-ink-soft">{text}</p>}
      {children && <div className="mt-2 empty:hidden">{children}</div>}
    </div>
  );
}

/** What is available, paid out at once for a fee. */
function GetNow({ earnings: { balanceCents, nextPayout } }: { earnings: Earnings }) {
  const { t } = useTranslation('payouts');
  const [asking, setAsking] = useState(false);
  const isOn = useIsOn('instantPayouts');
  // nobody is urged to pay for what comes free of charge the same day
  const freeToday = nextPayout?.isToday === true;
  if (!isOn || balanceCents < minimumInstantPayoutCents) return null;
  return (
    <>
      <Button variant={freeToday ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
        {t('instant.button')}
      </Button>
      {asking && <InstantDialog balanceCents={balanceCents} freeToday={freeToday} onClose={() => setAsking(false)} />}
    </>
  );
}

function ChangeAccount() {
  const { t } = useTranslation('payouts');
  const account = useOpenAccount();
  return (
    <Button className="justify-self-start" loading={account.isPending} onClick={() => account.mutate({})}>
      {t('account.change')}
    </Button>
  );
}
