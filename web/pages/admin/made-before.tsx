import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import type { RefundPreview } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';

/** What a second refund has to know of the first. */
export function MadeBefore({ made, leftCents }: Pick<RefundPreview, 'made'> & { leftCents: number }) {
  const { t } = useTranslation('refunds');
  const moment = useOperatorTime();
  if (made.length === 0) return null;
  return (
    <div className="text-14 tabular-nums">
      {made.map(({ amountCents, at }) => (
        <p key={at}>{t('wentBack', { amount: formatMoney(amountCents), when: moment(at) })}</p>
      ))}
      <p className="text-ink-soft">{t('stillRefundable', { amount: formatMoney(toCents(leftCents)) })}</p>
    </div>
  );
}
