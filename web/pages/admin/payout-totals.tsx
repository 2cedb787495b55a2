import { useTranslation } from 'react-i18next';
import { getPayoutTotals } from '#contract/payout-calls.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** What does not move before somebody does something about it. */
const stands: ReadonlySet<string> = new Set(['hold', 'waits']);

/** What is on its way, what is held, what comes next and what cannot, in one line whose place is kept until it is known. */
export function PayoutTotals() {
  const { t } = useTranslation(['admin', 'payouts']);
  const { language } = useLanguage();
  const { data } = useRead(getPayoutTotals);
  const waiting = data?.next.withoutAccount.people ?? 0;
  const sums = data && [
    { key: 'way', label: t('payouts:status.pending'), cents: data.onItsWayCents, note: null },
    { key: 'hold', label: t('payouts:status.held'), cents: data.onHoldCents, note: null },
    {
      ...{ key: 'next', cents: data.next.amountCents },
      note: t('money.forPeople', { count: data.next.people, shown: formatNumber(data.next.people, language) }),
      // a date alone is read as UTC
      label: t('money.next', { day: formatDay(data.next.date, { language, timeZone: 'UTC' }) }),
    },
    {
      ...{ key: 'waits', label: t('money.withoutAccount') },
      cents: data.next.withoutAccount.amountCents,
      note: (
        <TextLink to={to('adminSection', { section: 'payouts' }, { show: 'waits' })}>
          {t('money.waitsOf', { count: waiting, shown: formatNumber(waiting, language) })}
        </TextLink>
      ),
    },
  ];
  return (
    <dl className="grid min-h-16 grid-cols-2 content-start gap-x-8 gap-y-3 border-y border-line py-2.5 max-sm:min-h-30 sm:grid-cols-4">
      {sums?.map(({ key, label, cents, note }) => (
        <div key={key}>
          <dt className="text-12 text-ink-soft">{label}</dt>
          <dd
            className={
              stands.has(key) && cents > 0 ? 'text-16 font-semibold text-apricot-ink' : 'text-16 font-semibold'
            }
          >
            <bdi className="tabular-nums">{formatMoney(cents)}</bdi>
            {note && cents > 0 && <span className="ms-1.5 text-14 font-normal text-ink-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
