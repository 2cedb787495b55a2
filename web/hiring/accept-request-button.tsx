import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { acceptRequest } from '#contract/calls.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { acceptRequest as endpoint } from '#contract/hiring.ts';
import { to } from '#web/paths.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface AcceptRequestButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled'> {
  jobId: string;
  /** The request goes from where it is accepted: what is said then is the way to the job. */
  leaves?: boolean;
  /** Says it itself, in place of a toast. */
  onAccepted?: () => void;
  /** What the reader sees: of another invitation, or at another payout, nothing is accepted. */
  seen: NonNullable<BodyOf<typeof endpoint>>;
}

/** Takes the job a host has asked for, at its payout. */
export function AcceptRequestButton({ jobId, seen, leaves = false, onAccepted, ...look }: AcceptRequestButtonProps) {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const say = () =>
    showToast({
      title: t('toasts.accepted'),
      description: t('toasts.acceptedText'),
      tone: 'success',
      ...(leaves && {
        action: {
          label: t('toasts.confirmedJob'),
          leads: true,
          onSelect: () => void navigate(to('job', { id: jobId })),
        },
      }),
    });
  const accept = useWrite(acceptRequest, { onSuccess: onAccepted ?? say, failed: reasonAlone });
  return (
    <Button {...look} loading={accept.isPending} onClick={() => accept.mutate({ params: { id: jobId }, body: seen })}>
      {t('request.accept')}
    </Button>
  );
}
