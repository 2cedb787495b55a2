import { useTranslation } from 'react-i18next';
import { endUserSessions } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Logs somebody out everywhere, with a reason that they are mailed. */
export function EndSessionsDialog({ user: { id, name }, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation(['adminPeople', 'adminLists']);
  const end = useWrite(endUserSessions, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('loggedOut'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: onClose,
  });
  return (
    <ReasonDialog
      title={t('logOutTitle', { name: `\u2068${name}\u2069` })}
      text={t('logOutText')}
      confirm={t('logOut')}
      words={{ reason: t('adminLists:users.reason') }}
      reasonHelp={t('adminLists:users.wordForWord')}
      danger
      sending={end.isPending}
      onClose={onClose}
      onConfirm={(reason) => end.mutate({ params: { id }, body: { reason } })}
    />
  );
}
