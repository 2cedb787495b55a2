import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirmJob } from '#contract/calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The assigned cleaner says that they come. */
export function ConfirmButton({ jobId, ...look }: { jobId: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('hiring');
  const confirm = useWrite(confirmJob, {
    onSuccess: () =>
      showToast({ title: t('toasts.confirmed'), description: t('toasts.confirmedText'), tone: 'success' }),
    failed: reasonAlone,
  });
  return (
    <Button
      {...look}
      icon={CalendarCheck}
      loading={confirm.isPending}
      onClick={() => confirm.mutate({ params: { id: jobId } })}
    >
      {t('confirm.button')}
    </Button>
  );
}
