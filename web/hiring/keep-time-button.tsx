import { useTranslation } from 'react-i18next';
import { keepTime } from '#contract/hiring-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The host keeps the agreed time although the guest leaves on another day; its cleaner is told. */
export function KeepTimeButton({ jobId, changeId }: { jobId: string; changeId: string }) {
  const { t } = useTranslation(['placeChange', 'hiring']);
  const keep = useWrite(keepTime, {
    onSuccess: () =>
      showToast({ title: t('hiring:toasts.timeKept'), description: t('hiring:toasts.timeKeptText'), tone: 'success' }),
    failed: reasonAlone,
  });
  return (
    <Button loading={keep.isPending} onClick={() => keep.mutate({ params: { id: jobId }, body: { changeId } })}>
      {t('keepTime')}
    </Button>
  );
}
