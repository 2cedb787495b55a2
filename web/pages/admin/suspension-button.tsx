import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreUser, suspendUser } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { showToast } from '#web/ui/toast.tsx';

const ReasonDialog = fetchedAhead(() => import('./reason-dialog.tsx').then((file) => file.ReasonDialog));

/** Closes an account or gives it back, after saying what follows and asking why. */
export function SuspensionButton({ user }: { user: AdminUser }) {
  const { t } = useTranslation('adminLists');
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const suspending = user.can.includes('suspend');
  const done = (title: string) => () => {
    close();
    showToast({ title, tone: 'success' });
  };
  const suspend = useWrite(suspendUser, { onSuccess: done(t('users.suspendedNow')), failed: reasonAlone });
  const restore = useWrite(restoreUser, { onSuccess: done(t('users.restoredNow')), failed: reasonAlone });
  const decide = suspending ? suspend : restore;
  const words = useWords(user, suspending);
  return (
    <>
      <Button variant={suspending ? 'danger' : 'primary'} onClick={() => setAsked(true)}>
        {words.confirm}
      </Button>
      <Suspense>
        {asked && (
          <ReasonDialog
            {...words}
            danger={suspending}
            sending={decide.isPending}
            onClose={close}
            onConfirm={(reason) => decide.mutate({ params: { id: user.id }, body: { reason } })}
          />
        )}
      </Suspense>
    </>
  );
}

function useWords({ name, role }: AdminUser, suspending: boolean) {
  const { t } = useTranslation(['adminLists', 'adminSettings']);
  if (!suspending)
    return {
      ...{ title: t('users.restoreTitle', { name }), text: t('users.restoreText'), confirm: t('users.restore') },
      reasonHelp: t('adminSettings:approval.reasonKept'),
    };
  return {
    title: t('users.suspendTitle', { name }),
    text: role === 'HOST' ? t('users.suspendHost') : t('users.suspendCleaner'),
    confirm: t('users.suspend'),
    words: { reason: t('users.reason') },
    reasonHelp: t('users.wordForWord'),
  };
}
