import { useTranslation } from 'react-i18next';
import { holdPayout, releasePayout } from '#contract/payout-calls.ts';
import type { AdminPayout } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Holds a pending payout or releases a held one, with a reason. */
export function PayoutDialog({ payout, onClose }: { payout: AdminPayout; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const holds = payout.status !== 'held';
  const amount = formatMoney(payout.amountCents);
  const settings = {
    onSuccess() {
      onClose();
      showToast({ title: t(holds ? 'money.held' : 'money.released', { amount }), tone: 'success' });
    },
    failed: reasonAlone,
    onError: onClose,
  };
  const hold = useWrite(holdPayout, settings);
  const release = useWrite(releasePayout, settings);
  const write = holds ? hold : release;
  const what = holds ? 'hold' : 'release';
  return (
    <ReasonDialog
      title={t(`money.${what}Title`)}
      text={t(`money.${what}Text`)}
      confirm={t(`money.${what}Sum`, { amount })}
      sending={write.isPending}
      onClose={onClose}
      onConfirm={(reason) => write.mutate({ params: { id: payout.id }, body: { reason } })}
    >
      <p className="text-16">
        <bdi className="font-semibold">{payout.cleaner.name}</bdi>
        {' · '}
        <bdi className="tabular-nums">{amount}</bdi>
      </p>
    </ReasonDialog>
  );
}
