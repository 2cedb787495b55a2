import { useTranslation } from 'react-i18next';
import { declineHelping, listHelpers } from '#contract/helper-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface DeclineHelpingProps {
  /** The invitation that is shown, whatever has taken its place since. */
  id: string;
  onDeclined: () => void;
}

/** To say no to the invitation that the reader looks at; its link stops working. */
export function DeclineHelping({ id, onDeclined }: DeclineHelpingProps) {
  const { t } = useTranslation('helpers');
  const list = useRead(listHelpers);
  const isTheirs = list.data?.askedBy.some((invitation) => invitation.id === id);
  const decline = useWrite(declineHelping, {
    onSuccess: () => {
      showToast({ title: t('asksYou.declined'), tone: 'success' });
      onDeclined();
    },
    failed: reasonAlone,
  });
  // only a confirmed address may answer for itself
  if (!isTheirs && !list.isPending) return null;
  return (
    <Button
      size="large"
      className="w-full"
      loading={list.isPending || decline.isPending}
      onClick={() => decline.mutate({ params: { id } })}
    >
      {t('asksYou.decline')}
    </Button>
  );
}
