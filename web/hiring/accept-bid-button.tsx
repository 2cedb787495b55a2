import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignCleaner } from '#contract/calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useChoiceFailed } from './use-choice-failed.ts';

export interface AcceptBidButtonProps {
  bid: { jobId: string; cleanerId: string; amountCents: number; cleaner: { name: string } };
  /** What is cleaned: among several that wait, the answer says which of them it was. */
  home: string;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
}

/**
 * Gives the job to one cleaner at the bid that was seen; where it is another now, nothing is accepted. The first press
 * asks: the others are turned down with it, which nothing takes back. Both presses say whom and what is charged.
 */
export function AcceptBidButton({ bid, home, size = 'large', variant = 'primary' }: AcceptBidButtonProps) {
  const { t } = useTranslation('hiring');
  const { hostPays } = useHostPays();
  const [asking, setAsking] = useState(false);
  const said = { name: bid.cleaner.name, amount: formatMoney(hostPays(bid.amountCents)) };
  const { accept, isPending } = useAccept({ bid, home, said, onDone: () => setAsking(false) });
  return (
    <>
      <Button variant={variant} size={size} wraps aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('accept.one', said)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="normal"
        title={t('accept.sure', said)}
        description={
          <>
            <bdi className="block font-semibold text-ink">{home}</bdi>
            {t('ladder.now', said)} {t('accept.others')} {t('ladder.charge')}
          </>
        }
        confirmLabel={t('accept.one', said)}
        loading={isPending}
        onConfirm={accept}
      />
    </>
  );
}

type Accept = Pick<AcceptBidButtonProps, 'bid' | 'home'> & {
  said: { name: string; amount: string };
  /** It is accepted, or was refused: what is said then is not said over a question. */
  onDone: () => void;
};

function useAccept({ bid, home, said, onDone }: Accept) {
  const { t } = useTranslation('hiring');
  const { hostFeeCents } = useHostPays();
  const choiceFailed = useChoiceFailed(said.name);
  const assign = useWrite(assignCleaner, {
    onSuccess: () => {
      onDone();
      showToast({
        title: t('toasts.assigned'),
        description: t('toasts.assignedText', { ...said, home }),
        tone: 'success',
      });
    },
    failed: (failure) => {
      onDone();
      return choiceFailed(failure);
    },
  });
  const { cleanerId, amountCents } = bid;
  const body = { cleanerId, amountCents, seenFeeCents: hostFeeCents };
  return { accept: () => assign.mutate({ params: { id: bid.jobId }, body }), isPending: assign.isPending };
}
