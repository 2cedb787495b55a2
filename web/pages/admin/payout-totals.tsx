import { useTranslation } from 'react-i18next';
import { getPayoutTotals } from '#contract/payout-calls.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';

/** What is on its way, what is held and what comes next, in one line whose place is kept until it is known. */
export function PayoutTotals() {
  const { t } = useTranslation(['admin', 'payouts']);
  const { language } = useLanguage();
  const { data } = useRead(getPayoutTotals);
  const sums = data && [
    { key: 'way', label: t('payouts:status.pending'), cents: data.onItsWayCents, hot: false, note: null, more: 0 },
    {
      key: 'hold',
      label: t('payouts:status.held'),
      cents: data.onHoldCents,
      hot: data.onHoldCents > 0,
      note: null,
      more: 0,
    },
    {
      ...{ key: 'next', cents: data.next.amountCents, hot: false },
      // a date alone is read as UTC
      label: t('money.next', { day: formatDay(data.next.date, { language, timeZone: 'UTC' }) }),
      note: t('money.forPeople', { count: data.next.people, shown: formatNumber(data.next.people, language) }),
      more: data.next.withoutAccount.amountCents,
    },
  ];
  return (
    <dl className="grid min-h-11 grid-cols-2 content-start gap-x-8 gap-y-2 max-sm:min-h-24 sm:flex">
      {sums?.map(({ key, label, cents, hot, note, more }) => (
        <div key={key} className="last:max-sm:col-span-2">
          <dt className="text-12 text-ink-soft">{label}</dt>
          <dd className={hot ? 'text-16 font-semibold text-apricot-ink' : 'text-16 font-semibold'}>
            <bdi className="tabular-nums">{formatMoney(cents)}</bdi>
            {note && cents > 0 && <span className="ms-1.5 text-13 font-normal text-ink-soft">{note}</span>}
            {more > 0 && (
              <span className="ms-1.5 text-13 font-normal text-ink-soft">
                {t('money.withoutAccount', { amount: formatMoney(more) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
