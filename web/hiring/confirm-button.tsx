import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmJob } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** In fewer words, where the row says the rest. */
  children?: ReactNode;
  jobId: string;
  /** The job goes from where it is confirmed: what was said then is the way to where it can be taken back. */
  leaves?: boolean;
}

/** The assigned cleaner says that they come. */
export function ConfirmButton({ jobId, leaves = false, children, ...look }: ConfirmButtonProps) {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const wayBack = {
    description: t('toasts.confirmedBack'),
    action: { label: t('toasts.confirmedJob'), leads: true, onSelect: () => void navigate(to('job', { id: jobId })) },
  };
  const confirm = useWrite(confirmJob, {
    onSuccess: () =>
      showToast({
        title: t('toasts.confirmed'),
        tone: 'success',
        ...(leaves ? wayBack : { description: t('toasts.confirmedText') }),
      }),
    failed: reasonAlone,
  });
  return (
    <Button
      {...look}
      {...(!children && { icon: CalendarCheck })}
      loading={confirm.isPending}
      onClick={() => confirm.mutate({ params: { id: jobId } })}
    >
      {children ?? t('confirm.button')}
    </Button>
  );
}
