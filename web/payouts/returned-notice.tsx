import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReturnedPayout } from '#contract/returned-payout.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOpenAccount } from './use-open-account.ts';

interface ReturnedNoticeProps extends Pick<ButtonProps, 'variant'> {
  returned: ReturnedPayout;
}

/** The bank has sent a payout back: no weekly one goes there until its cleaner has looked their account over. */
export function ReturnedNotice({ returned: { amountCents, failure }, variant }: ReturnedNoticeProps) {
  const { t } = useTranslation('payouts');
  const account = useOpenAccount();
  return (
    <Notice
      tone="red"
      icon={Undo2}
      title={t('returned.title', { amount: formatMoney(amountCents) })}
      action={
        <Button variant={variant} loading={account.isPending} onClick={() => account.mutate({})}>
          {t('returned.button')}
        </Button>
      }
    >
      {failure === 'account_closed' && `${t('returned.closed')} `}
      {t('returned.text')}
    </Notice>
  );
}
