import { useTranslation } from 'react-i18next';
import { acceptChange } from '#contract/hiring-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The assigned cleaner agrees to the change on the screen; where it is another by now they are asked to look again. */
export function AgreeButton({ jobId, changeId }: { jobId: string; changeId: string }) {
  const { t } = useTranslation(['placeChange', 'hiring']);
  const accept = useWrite(acceptChange, {
    onSuccess: () =>
      showToast({
        title: t('hiring:toasts.changeAgreed'),
        description: t('hiring:toasts.changeAgreedText'),
        tone: 'success',
      }),
    failed: reasonAlone,
  });
  return (
    <Button
      variant="tinted"
      loading={accept.isPending}
      onClick={() => accept.mutate({ params: { id: jobId }, body: { changeId } })}
    >
      {t('agree')}
    </Button>
  );
}
