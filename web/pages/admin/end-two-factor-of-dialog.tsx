import { useTranslation } from 'react-i18next';
import { endUserTwoFactor } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Turns somebody’s second factor off who has lost it, with a reason that they are mailed. */
export function EndTwoFactorOfDialog({
  user: { id, name },
  onClose,
}: {
  user: Pick<AdminUser, 'id' | 'name'>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['adminPeople', 'adminLists']);
  const end = useWrite(endUserTwoFactor, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('twoFactorEnded'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: onClose,
  });
  return (
    <ReasonDialog
      title={t('endTwoFactorTitle', { name: `\u2068${name}\u2069` })}
      text={t('endTwoFactorText')}
      confirm={t('endTwoFactor')}
      words={{ reason: t('adminLists:users.reason') }}
      reasonHelp={t('adminLists:users.wordForWord')}
      danger
      sending={end.isPending}
      onClose={onClose}
      onConfirm={(reason) => end.mutate({ params: { id }, body: { reason } })}
    />
  );
}
