import { useTranslation } from 'react-i18next';
import { declineHelping, listHelpers } from '#contract/helper-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface DeclineHelpingProps {
  /** By which the invitation is known among those to the reader. */
  expiresAt: string;
  onDeclined: () => void;
}

/** To say no to the invitation that the reader looks at; its link stops working. */
export function DeclineHelping({ expiresAt, onDeclined }: DeclineHelpingProps) {
  const { t } = useTranslation('helpers');
  const list = useRead(listHelpers);
  const asked = list.data?.askedBy.find((invitation) => invitation.expiresAt === expiresAt);
  const decline = useWrite(declineHelping, {
    onSuccess: () => {
      showToast({ title: t('asksYou.declined'), tone: 'success' });
      onDeclined();
    },
    failed: reasonAlone,
  });
  // only a confirmed address may answer for itself
  if (!asked && !list.isPending) return null;
  return (
    <Button
      size="large"
      className="w-full"
      loading={list.isPending || decline.isPending}
      onClick={() => asked && decline.mutate({ params: { id: asked.id } })}
    >
      {t('asksYou.decline')}
    </Button>
  );
}
