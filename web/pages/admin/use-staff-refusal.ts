import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/platform/api-error.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import type { ToastMessage } from '#web/ui/toast-state.ts';

/** Why an admin’s access stays as it is: of two owners, the other has just left. */
export function useStaffRefusal() {
  const { t } = useTranslation('staff');
  return ({ error, reason }: Failure): ToastMessage => ({
    title: isRefusal(error, 'in_use') ? t('onlyOwnerText') : reason,
    tone: 'danger',
  });
}
