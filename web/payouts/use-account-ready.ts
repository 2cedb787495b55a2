import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/payouts.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Outlives the way to the provider's page and back, in this tab. */
const awaited = 'payout-account-awaited';

/** Somebody goes to the provider's page to make their account ready. */
export const awaitAccount = (): void => sessionStorage.setItem(awaited, '');

/** Says once that the account is ready, to who has just come from making it so: at once, or when the provider has told. */
export function useAccountReady(status: PayoutAccount['status'] | undefined): void {
  const { t } = useTranslation('payouts');
  useEffect(() => {
    if (status !== 'enabled' || sessionStorage.getItem(awaited) === null) return;
    sessionStorage.removeItem(awaited);
    showToast({ title: t('account.ready'), tone: 'success' });
  }, [status, t]);
}
