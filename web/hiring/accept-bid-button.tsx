import { useTranslation } from 'react-i18next';
import { assignCleaner } from '#contract/calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useChoiceFailed } from './use-choice-failed.ts';

export interface AcceptBidButtonProps {
  bid: { jobId: string; cleanerId: string; amountCents: number; cleaner: { name: string } };
  /** What is cleaned: among several that wait, the answer says which of them it was. */
  home: string;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
}

/** Gives the job to one cleaner at the bid that was seen; where it is another now, nothing is accepted. It says what is charged. */
export function AcceptBidButton({ bid, home, size = 'large', variant = 'primary' }: AcceptBidButtonProps) {
  const { t } = useTranslation('hiring');
  const { hostFeeCents, hostPays } = useHostPays();
  const said = { name: bid.cleaner.name, amount: formatMoney(hostPays(bid.amountCents)) };
  const assign = useWrite(assignCleaner, {
    onSuccess: () =>
      showToast({
        title: t('toasts.assigned'),
        description: t('toasts.assignedText', { ...said, home }),
        tone: 'success',
      }),
    failed: useChoiceFailed(said.name),
  });
  return (
    <Button
      variant={variant}
      size={size}
      wraps
      loading={assign.isPending}
      onClick={() => {
        const { cleanerId, amountCents } = bid;
        assign.mutate({ params: { id: bid.jobId }, body: { cleanerId, amountCents, seenFeeCents: hostFeeCents } });
      }}
    >
      {t('accept.one', said)}
    </Button>
  );
}
