import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';
import { formatDate } from '#contract/format-date.ts';
import { toCents } from '#contract/money.ts';
import { getUserPayouts, holdUserPayouts, releaseUserPayouts } from '#contract/payout-calls.ts';
import type { UserPayouts } from '#contract/payout-holds.ts';
import { useMay } from '#web/admin/use-may.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';

const HoldDialog = fetchedAhead(() => import('./hold-payouts-dialog.tsx').then((file) => file.HoldPayoutsDialog));

/** A cleaner's balance and next payout, and whether any of it goes out; who may, holds it or lets it go. */
export function UserMoney({ user: { id, name } }: { user: Pick<AdminUser, 'id' | 'name'> }) {
  const { t } = useTranslation(['adminPeople', 'adminLists']);
  const moment = useOperatorTime();
  const { may } = useMay();
  const money = useRead(getUserPayouts, { params: { id } }).data;
  const factsOf = useFactsOf();
  const [asked, setAsked] = useState(false);
  if (!money) return null;
  const { held } = money;
  return (
    <Section
      title={t('payouts.money')}
      level={3}
      className="[&>dl]:border-y-0 [&>dl]:py-0"
      aside={
        may(held ? releaseUserPayouts : holdUserPayouts) && (
          <Button size="compact" onClick={() => setAsked(true)}>
            {held ? t('payouts.release') : t('payouts.hold')}
          </Button>
        )
      }
    >
      {held && (
        <div className="mb-3">
          <Notice tone="apricot" title={t('payouts.since', { when: moment(held.since) })}>
            <bdi className="wrap-anywhere whitespace-pre-line">{held.reason}</bdi>
          </Notice>
        </div>
      )}
      <Facts narrow facts={factsOf(money)} />
      <Suspense fallback={null}>
        {asked && <HoldDialog user={{ id, name }} holds={!held} onClose={() => setAsked(false)} />}
      </Suspense>
    </Section>
  );
}

/** As the cleaner sees it: the balance and what becomes available by then are together the next payout. */
function useFactsOf() {
  const { t } = useTranslation(['adminPeople', 'adminLists']);
  const { language } = useLanguage();
  return ({ balanceCents, nextPayout: next, account }: UserPayouts) => {
    // what is still held for now is in no balance
    const later = next ? next.amountCents - Math.max(balanceCents, 0) : 0;
    // a calendar day has no time zone
    const dayOf = (options: Intl.DateTimeFormatOptions) =>
      next && formatDate(new Date(next.date), language, { ...options, timeZone: 'UTC' });
    const day = dayOf({ dateStyle: 'medium' });
    return [
      { key: 'balance', label: t('payouts.balance'), value: <bdi>{formatMoney(balanceCents)}</bdi> },
      ...(later > 0
        ? [
            {
              key: 'later',
              label: t('payouts.later', { day: dayOf({ weekday: 'long' }) }),
              value: <bdi>{formatMoney(toCents(later))}</bdi>,
            },
          ]
        : []),
      {
        key: 'next',
        label: t('payouts.next'),
        value: next ? (
          <>
            {/* no day is true before there is where to pay it */}
            <bdi>{`${formatMoney(next.amountCents)}${account === 'enabled' ? ` · ${day}` : ''}`}</bdi>
            {account !== 'enabled' && <span className="block font-normal text-ink-soft">{t('payouts.noAccount')}</span>}
          </>
        ) : (
          t('adminLists:none')
        ),
      },
    ];
  };
}
