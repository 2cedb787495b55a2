import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useAssign } from './use-hire.ts';

export interface AcceptBidButtonProps {
  bid: { jobId: string; cleanerId: string; amountCents: number; cleaner: { name: string } };
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
}

/** Gives the job to one cleaner at the price on the button; where it is another now, nothing is accepted. */
export function AcceptBidButton({ bid, size = 'large', variant = 'primary' }: AcceptBidButtonProps) {
  const { t } = useTranslation('hiring');
  const assign = useAssign();
  return (
    <Button
      variant={variant}
      size={size}
      loading={assign.isPending}
      onClick={() =>
        assign.mutate({ params: { id: bid.jobId }, body: { cleanerId: bid.cleanerId, amountCents: bid.amountCents } })
      }
    >
      {t('accept.one', { name: bid.cleaner.name, amount: formatMoney(bid.amountCents) })}
    </Button>
  );
}
