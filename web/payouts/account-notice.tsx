import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/payouts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { awaitAccount } from './use-account-ready.ts';
import { useOpenAccount } from './use-open-account.ts';

/** What is missing before money can be sent; nothing once the account is enabled. */
export function AccountNotice({ status }: { status: PayoutAccount['status'] }) {
  const { t } = useTranslation('payouts');
  const account = useOpenAccount();
  if (status === 'enabled') return null;
  const isNew = status === 'none';
  const open = () => {
    awaitAccount();
    account.mutate({});
  };
  return (
    <Notice
      tone="apricot"
      icon={Landmark}
      title={t(`account.${status}`)}
      action={
        <Button variant="primary" loading={account.isPending} onClick={open}>
          {isNew ? t('account.setUp') : t('account.goOn')}
        </Button>
      }
    >
      {isNew ? t('account.noneText') : t('account.goOnText')}
    </Notice>
  );
}
