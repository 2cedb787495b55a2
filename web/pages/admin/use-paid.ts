import { useTranslation } from 'react-i18next';
import type { AdminPayment } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';

/** Whose payment this is, what for and when. */
export function usePaid({ payer, amountCents, jobTitle, kind, createdAt }: AdminPayment): string {
  const { t } = useTranslation(['refunds', 'admin']);
  const moment = useOperatorTime();
  const what = t(`admin:money.kinds.${kind}`);
  return t('paidFor', {
    ...{ name: payer.name, amount: formatMoney(amountCents), date: moment(createdAt) },
    what: jobTitle ? `${what}, ${jobTitle}` : what,
  });
}
