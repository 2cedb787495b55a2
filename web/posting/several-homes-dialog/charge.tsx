import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { useFee } from '#web/platform/use-fee.ts';

/** What the chosen ones cost and what the host agrees to by posting, in few lines: the list has the room. */
export function Charge({ payouts }: { payouts: readonly number[] }) {
  const { t } = useTranslation(['severalHomes', 'payments']);
  const payoutCents = payouts.reduce((sum, cents) => sum + cents, 0);
  const feeCents = payouts.length * useFee('hostCents');
  if (payouts.length === 0) return null;
  const amount = formatMoney(payoutCents + feeCents);
  const parts = [
    { label: t('payments:bill.payout'), amount: formatMoney(payoutCents) },
    { label: t('payments:bill.fee'), amount: formatMoney(feeCents) },
    { label: t('payments:bill.total'), amount },
  ];
  return (
    <div className="grid gap-1.5">
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-14 tabular-nums">
        {parts.map((part) => (
          <div key={part.label} className="flex gap-1.5 last:ms-auto last:font-semibold">
            <dt>{part.label}</dt>
            <dd>
              <bdi>{part.amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="text-13 text-ink-soft">
        {t('charge', { amount })}
      </p>
    </div>
  );
}

/** What all that were posted cost. */
export function Sum({ payouts }: { payouts: readonly number[] }) {
  const { t } = useTranslation('severalHomes');
  const fee = useFee('hostCents');
  return t('resultSum', { amount: formatMoney(payouts.reduce((sum, cents) => sum + cents + fee, 0)) });
}
