import { useTranslation } from 'react-i18next';
import { getMe } from '#contract/calls.ts';
import { workOnOwn } from '#contract/helper-calls.ts';
import { call } from '#web/platform/api.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** For who only helps: the way to jobs of their own, or why there is none while nobody may sign up as a cleaner. */
export function OwnWork() {
  const { t } = useTranslation('helpers');
  const { setUser } = useSession();
  const isOpen = useIsOn('cleanerSignUp');
  const own = useWrite(workOnOwn, {
    failed: reasonAlone,
    onSuccess: () => {
      void call(getMe).then(setUser);
      showToast({ title: t('own.done'), tone: 'success' });
    },
  });
  if (!isOpen) return <p className="max-w-prose text-14 text-ink-soft">{t('own.closed')}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-prose text-14 text-ink-soft">{t('own.text')}</p>
      <Button loading={own.isPending} onClick={() => own.mutate({})}>
        {t('own.button')}
      </Button>
    </div>
  );
}
